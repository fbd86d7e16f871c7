import login from '../../locales/en/login.json';
import settings from '../../locales/en/settings.json';
import shell from '../../locales/en/shell.json';
import ui from '../../locales/en/ui.json';

/**
 * The English texts that come with the first script: those of sign-in, the frame, the UI kit, and the question about
 * unsaved changes, which every page can ask.
 */
export const builtIn = { login, settings, shell, ui };
