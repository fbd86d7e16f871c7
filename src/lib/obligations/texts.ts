import english from '../../../locales/en/obligations.json';
import { defineTexts } from '../i18n/i18n';

export const obligationTexts = defineTexts('obligations', english);
