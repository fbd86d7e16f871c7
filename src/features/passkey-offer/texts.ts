import english from '../../../locales/en/passkey-offer.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const passkeyOfferTexts = defineTexts('passkey-offer', english);
