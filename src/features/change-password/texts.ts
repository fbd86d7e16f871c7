import english from '../../../locales/en/change-password.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const changePasswordTexts = defineTexts('change-password', english);
