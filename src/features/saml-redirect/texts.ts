import english from '../../../locales/en/saml-redirect.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const samlRedirectTexts = defineTexts('saml-redirect', english);
