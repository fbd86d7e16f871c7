import english from '../../../locales/en/login.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const loginTexts = defineTexts('login', english);
