"""For the API reference: examples in docstrings as code. Markdown would take their `>>>` for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class FencedExamples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        self.on_object(obj=pkg)
