import shell from '../../locales/en/shell.json';
import signIn from '../../locales/en/sign-in.json';
import ui from '../../locales/en/ui.json';

/** The English texts of sign-in, the frame and the UI kit, which come with the first script. */
export const builtIn = { 'sign-in': signIn, shell, ui };
