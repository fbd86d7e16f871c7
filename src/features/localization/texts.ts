import english from '../../../locales/en/localization.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const localizationTexts = defineTexts('localization', english);
