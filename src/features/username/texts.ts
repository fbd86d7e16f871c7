import english from '../../../locales/en/username.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const usernameTexts = defineTexts('username', english);
