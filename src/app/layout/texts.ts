import english from '../../../locales/en/shell.json';
import { defineTexts, type TextKey } from '../../lib/i18n/i18n';

/** Texts of the shell: titles, footer and notices. They are part of the main bundle. */
export const shellTexts = defineTexts('shell', english);
/** The key of a shell text. */
export type ShellKey = TextKey<typeof english>;
