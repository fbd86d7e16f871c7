import english from '../../../locales/en/verify-contact-info.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const verifyContactInfoTexts = defineTexts('verify-contact-info', english);
