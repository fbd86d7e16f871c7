import shell from '../../locales/en/shell.json';
import signIn from '../../locales/en/sign-in.json';
import ui from '../../locales/en/ui.json';

/**
 * The English texts that come with the first script: those of sign-in, the frame and its question about unsaved changes,
 * and the UI kit.
 */
export const builtIn = { 'sign-in': signIn, shell, ui };
