"""Opens an address in Qt's Chromium, evaluates each line of standard input there, and answers with one line of JSON."""

from __future__ import annotations

import json
import sys
from threading import Thread

from PyQt6.QtCore import QObject, QUrl, pyqtSignal
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication

APART = 1
"""A world of scripts beside the page's own, which its policy does not reach."""


class Lines(QObject):
    """Standard input, heard by the thread that may ask the page."""

    came = pyqtSignal(str)

    def read(self) -> None:
        """Tell each line, and at the end an empty one."""
        for line in sys.stdin:
            self.came.emit(line)
        self.came.emit("")


def main() -> None:
    """Open the address of the first argument, 1200 × 900, and answer until nobody asks any more."""
    application = QApplication(sys.argv[:1])
    view = QWebEngineView()
    view.resize(1200, 900)
    view.load(QUrl(sys.argv[1]))
    view.show()

    def answer(line: str) -> None:
        if line:
            view.page().runJavaScript(line, APART, lambda value: print(json.dumps(value), flush=True))
        else:
            application.quit()

    lines = Lines()
    lines.came.connect(answer)
    Thread(target=lines.read, daemon=True).start()
    application.exec()


main()
