import english from '../../../locales/en/email-verification.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const emailVerificationTexts = defineTexts('email-verification', english);
