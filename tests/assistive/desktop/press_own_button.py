"""Presses a button of a browser's own window: press_own_button.py NAME SECONDS

Prints the texts beside the button before it presses it. Prints nothing when no such button shows in time.
"""

import sys
import time

import pyatspi

# A list or a question of a browser takes no press in its first moment, against a press by mistake.
GUARD = 0.8
BUTTONS = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_LIST_ITEM)


def own_parts(node):
    """All parts of the window, without those of the page."""
    if node is None or node.getRole() == pyatspi.ROLE_DOCUMENT_WEB:
        return
    yield node
    for index in range(node.childCount):
        yield from own_parts(node[index])


def shows(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def find(name):
    for app in pyatspi.Registry.getDesktop(0):
        app.clear_cache()
        for node in own_parts(app):
            if node.getRole() in BUTTONS and node.name.strip() == name and shows(node):
                return node
    return None


def texts_beside(button):
    """The names and values of what surrounds the button, up to its window or its pop-up."""
    ends = (pyatspi.ROLE_FRAME, pyatspi.ROLE_APPLICATION)
    box = button
    while box.parent is not None and box.parent.getRole() not in ends:
        box = box.parent
        if box.getRole() in (pyatspi.ROLE_ALERT, pyatspi.ROLE_DIALOG):
            break
    for node in own_parts(box):
        for text in (node.name, value_of(node)):
            if text:
                yield text


def value_of(node):
    try:
        return node.queryText().getText(0, -1)
    except NotImplementedError:
        return ""


def main(name, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            button = find(name)
            if button is not None:
                print(" | ".join(texts_beside(button)) or name)
                time.sleep(GUARD)
                button.queryAction().doAction(0)
                return
        except Exception:  # A part of the window went away while it was read.
            pass
        time.sleep(0.2)


main(sys.argv[1], float(sys.argv[2]))
