import english from '../../../../locales/en/account-linking.json';
import { defineTexts } from '../../../lib/i18n/i18n';

export const linkingTexts = defineTexts('account-linking', english);
