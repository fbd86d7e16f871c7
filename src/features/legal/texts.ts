import english from '../../../locales/en/legal.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const legalTexts = defineTexts('legal', english);
