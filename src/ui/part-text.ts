import english from '../../locales/en/ui-parts.json';
import { type KitText, kitTexts } from './kit-texts';

/** Translates one of these texts. */
export type PartText = KitText<typeof english>;

/** The texts of the parts of the kit that sign-in does not show, such as dialogs, tables and countdowns. */
export const usePartText = kitTexts('ui-parts', english);
