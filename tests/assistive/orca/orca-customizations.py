"""Orca's hook for a user's own settings: what it says goes to spoken.py instead of a synthesizer."""

import orca.settings

orca.settings.speechServerFactory = "spoken"
orca.settings.speechFactoryModules = ["spoken"]
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = False
# Of a new page it says where the focus is. It does not read on, and does not count links and headings.
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
# The ways in and out of these say nothing of the app.
orca.settings.speakContextLandmark = False
orca.settings.speakContextNonLandmarkForm = False
orca.settings.speakContextList = False
