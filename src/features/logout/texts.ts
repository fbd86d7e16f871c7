import english from '../../../locales/en/logout.json';
import { defineTexts } from '../../lib/i18n/i18n';

/** Texts of the pages that end sessions. */
export const logoutTexts = defineTexts('logout', english);
