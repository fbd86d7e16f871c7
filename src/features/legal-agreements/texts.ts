import english from '../../../locales/en/legal-agreements.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const legalAgreementsTexts = defineTexts('legal-agreements', english);
