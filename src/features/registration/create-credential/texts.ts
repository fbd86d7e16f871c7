import english from '../../../../locales/en/create-credential.json';
import { defineTexts } from '../../../lib/i18n/i18n';

export const createCredentialTexts = defineTexts('create-credential', english);
