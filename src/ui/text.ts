import english from '../../locales/en/ui.json';
import { kitTexts } from './kit-texts';

/** The texts of the kit that sign-in and the shell say. Those of the other parts are in part-text.ts. */
export const useUiText = kitTexts('ui', english);
