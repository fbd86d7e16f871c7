import english from '../../../../locales/en/passkey-sign-in.json';
import { defineTexts } from '../../../lib/i18n/i18n';

export const passkeySignInTexts = defineTexts('passkey-sign-in', english);
