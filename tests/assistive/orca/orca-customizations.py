"""Orca's hook for a user's own settings: what it says goes to spoken.py instead of a synthesizer."""

import orca.settings

orca.settings.speechServerFactory = "spoken"
orca.settings.speechFactoryModules = ["spoken"]
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = False
# Of a new page it says where the focus is, and does not read on.
orca.settings.sayAllOnLoad = False
