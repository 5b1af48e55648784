"""Gives a new Kolibri learners and resources, and tells what it calls them: its own Python runs this, in its folder."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import uuid
from pathlib import Path
from typing import Any

from kolibri.utils.main import initialize  # type: ignore[import-not-found]

initialize()

from kolibri.core.auth.models import Facility, FacilityUser  # type: ignore[import-not-found]  # noqa: E402
from kolibri.core.content.models import (  # type: ignore[import-not-found]  # noqa: E402
    ChannelMetadata,
    ContentNode,
    File,
    Language,
    LocalFile,
)
from kolibri.core.content.utils.paths import (  # type: ignore[import-not-found]  # noqa: E402
    get_content_storage_file_path,
)


def name_it() -> str:
    return uuid.uuid4().hex


def keep(file: Path) -> Any:
    """Lay a file where Kolibri keeps what it was given."""
    checksum = hashlib.md5(file.read_bytes()).hexdigest()
    kept = Path(get_content_storage_file_path(f"{checksum}.zip"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, kept)
    about = {"extension": "zip", "available": True, "file_size": file.stat().st_size}
    return LocalFile.objects.get_or_create(id=checksum, defaults=about)[0]


def add(parent: Any, language: Any, title: str, file: Path) -> dict[str, str]:
    """Add an HTML5 app that says itself how far a learner is."""
    node = ContentNode.objects.create(
        id=name_it(),
        parent=parent,
        title=title,
        content_id=name_it(),
        channel_id=parent.channel_id,
        kind="html5",
        lang=language,
        available=True,
        options={"completion_criteria": {"model": "determined_by_resource"}},
    )
    File.objects.create(id=name_it(), local_file=keep(file), contentnode=node, preset="html5_zip", priority=1)
    return {"node": node.id, "content": node.content_id}


def fill(learners: list[str], resources: dict[str, str]) -> dict[str, Any]:
    facility = Facility.get_default_facility()
    users = {
        name: FacilityUser.objects.create_user(name, password=name, facility=facility, full_name=name).id
        for name in learners
    }
    # Kolibri shows no resource without a language.
    language = Language.objects.create(id="en", lang_code="en", lang_name="English")
    channel = name_it()
    root = ContentNode.objects.create(
        id=channel,
        title="Number Parlour",
        content_id=name_it(),
        channel_id=channel,
        kind="topic",
        available=True,
    )
    ChannelMetadata.objects.create(id=channel, name=root.title, min_schema_version="5", root=root)
    nodes = {title: add(root, language, title, Path(file)) for title, file in resources.items()}
    return {"users": users, "resources": nodes}


print(json.dumps(fill(**json.loads(sys.argv[1]))))
