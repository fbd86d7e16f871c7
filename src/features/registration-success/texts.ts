import english from '../../../locales/en/registration-success.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const registrationSuccessTexts = defineTexts('registration-success', english);
