"""What runs in a fork: each workflow is well-formed, asks for no more than it needs, and its steps are run here."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import unquote

import pytest
import yaml

import build
from workshop.precache import SERVICE
from workshop.steps import DIST, ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ADDRESS = "https://somebody.github.io/number-parlour"
"""What the action that knows the address of the Pages gives, with no slash at its end."""

USES = re.compile(
    r"^ +(?:- )?uses: (?P<action>[\w./-]+)@(?P<commit>[0-9a-f]{40}) # v(?P<version>\d+\.\d+\.\d+)$"
)
OUTPUT = re.compile(r"\$\{\{ steps\.(\w+)\.outputs\.\w+ \}\}")


def read(name: str) -> dict[str, Any]:
    """Read a workflow. YAML 1.1, which the parser speaks, takes the word `on` for a truth value."""
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    workflow["on"] = workflow.pop(True)
    return dict(workflow)


def list_jobs() -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    for file in FILES:
        workflow = read(file.stem)
        for name, job in workflow["jobs"].items():
            yield f"{file.stem}: {name}", workflow, job


def list_commands(job: dict[str, Any]) -> list[list[str]]:
    """List the words of each `run` step, its variables with what the steps before it would have told."""
    commands = []
    for step in job["steps"]:
        variables = {name: OUTPUT.sub(ADDRESS, text) for name, text in step.get("env", {}).items()}
        for line in step.get("run", "").splitlines():
            words = shlex.split(line)
            commands.append([Template(word).substitute(variables) for word in words])
    return commands


def find_step(job: dict[str, Any], action: str) -> dict[str, Any]:
    steps = [step for step in job["steps"] if step.get("uses", "").startswith(f"{action}@")]
    assert len(steps) == 1, action
    return dict(steps[0])


def test_each_action_is_one_commit_whose_version_is_told() -> None:
    pinned: dict[str, set[str]] = {}
    for file in FILES:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if "uses:" in line]
        assert lines
        for line in lines:
            found = USES.match(line)
            assert found, line
            pinned.setdefault(found["action"], set()).add(found["commit"] + found["version"])
    assert {action: len(versions) for action, versions in pinned.items()} == dict.fromkeys(pinned, 1)
    assert all(action.startswith("actions/") for action in pinned), "nobody's but GitHub's own"


def test_each_job_may_do_what_it_needs_and_ends() -> None:
    writes = {}
    for name, workflow, job in list_jobs():
        rights = job.get("permissions", workflow["permissions"])
        writes[name] = {right for right, may in rights.items() if may == "write"}
        assert 0 < job["timeout-minutes"] <= 120, name
        assert "concurrency" in workflow, name
        if any("checkout" in step.get("uses", "") for step in job["steps"]):
            assert not writes[name], "what runs the project's code can change nothing"
            assert find_step(job, "actions/checkout")["with"]["persist-credentials"] is False
    assert {name: rights for name, rights in writes.items() if rights} == {
        "pages: publish": {"pages", "id-token"}
    }


def test_what_a_step_is_told_comes_from_one_before_it() -> None:
    for name, _, job in list_jobs():
        known: set[str] = set()
        for step in job["steps"]:
            asked = set(OUTPUT.findall(json.dumps(step)))
            assert asked <= known, name
            known |= {step["id"]} if "id" in step else set()
        assert set(OUTPUT.findall(json.dumps(job.get("environment", {})))) <= known, name


def test_the_test_command_is_readmes_and_nothing_else() -> None:
    workflow = read("test")
    assert {"push", "pull_request"} <= workflow["on"].keys()
    commands = [command for job in workflow["jobs"].values() for command in list_commands(job)]
    assert commands == [["python3", "build.py", "test"]]
    assert re.search(
        "^python3 build.py test( |$)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )


def test_each_command_is_one_of_the_build() -> None:
    commands = [command for _, _, job in list_jobs() for command in list_commands(job)]
    assert len(commands) == 2
    for python, script, *words in commands:
        assert (python, script) == ("python3", "build.py")
        build.make_parser().parse_args(words)


def test_the_site_is_built_for_its_own_address_and_published() -> None:
    workflow = read("pages")
    assert workflow["on"] == {"push": {"branches": ["main"]}, "workflow_dispatch": None}
    built, published = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    [[*_, option, address]] = list_commands(built)
    assert (option, address) == ("--address", ADDRESS)
    assert ROOT / find_step(built, "actions/upload-pages-artifact")["with"]["path"] == DIST
    assert published["needs"] == "build"
    assert find_step(published, "actions/deploy-pages")["id"] == "deployment"


def test_pythons_version_is_one_that_the_project_takes() -> None:
    wanted = re.search(
        r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert wanted
    steps = [
        find_step(job, "actions/setup-python") for name, _, job in list_jobs() if name != "pages: publish"
    ]
    for step in steps:
        assert int(step["with"]["python-version"].removeprefix("3.")) >= int(wanted[1])


def pack(site: Path, archive: Path) -> set[str]:
    """Pack a site as actions/upload-pages-artifact does: what is hidden stays behind. Returns the files' names."""
    leave_out = ["--exclude=.git", "--exclude=.github", "--exclude=.[^/]*"]
    subprocess.run(
        ["tar", "--dereference", "--hard-dereference", "--directory", site, "-cf", archive, *leave_out, "."],
        check=True,
    )
    with tarfile.open(archive) as packed:
        entries = packed.getmembers()
    assert all(entry.isfile() or entry.isdir() for entry in entries), "Pages take no links"
    return {entry.name.removeprefix("./") for entry in entries if entry.isfile()}


def check_published(site: Path, archive: Path) -> None:
    """Hold what is published to what the page and its service worker ask for."""
    names = pack(site, archive)
    assert {"index.html", "sw.js", "docs/hosting.html"} <= names
    listed = (site / SERVICE).read_text(encoding="utf-8").partition("\n")[0]
    kept = {unquote(file["url"]) for file in json.loads(listed.removeprefix("self.files=").removesuffix(";"))}
    assert len(kept) > 50
    assert kept <= names
    assert archive.stat().st_size < 1e9, "GitHub’s own limit"


@pytest.mark.skipif(sys.platform != "linux", reason="GNU tar, as on the machines of the workflow")
def test_nothing_that_a_device_keeps_stays_behind(tmp_path: Path) -> None:
    if not os.environ.get("PARLOUR_SITE"):
        pytest.skip("run by build.py test, which has built the site")
    check_published(Path(os.environ["PARLOUR_SITE"]), tmp_path / "artifact.tar")


@pytest.mark.slow
def test_the_steps_make_a_site_of_a_clean_clone(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", clone], check=True)
    for command in list_commands(read("pages")["jobs"]["build"]):
        subprocess.run(command, cwd=clone, check=True)
    site = clone / "dist"
    check_published(site, tmp_path / "artifact.tar")
    told = json.loads((site / "embed" / "oembed.json").read_text(encoding="utf-8"))
    assert f'"{ADDRESS}/' in told["html"], "links lead to its own address"
