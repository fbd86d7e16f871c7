import english from '../../../../locales/en/sso-confirmation.json';
import { defineTexts } from '../../../lib/i18n/i18n';

export const ssoConfirmationTexts = defineTexts('sso-confirmation', english);
