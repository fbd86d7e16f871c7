import english from '../../../../locales/en/create-account.json';
import { defineTexts } from '../../../lib/i18n/i18n';

export const createAccountTexts = defineTexts('create-account', english);
