import english from '../../../locales/en/toasts.json';
import { defineTexts } from '../i18n/i18n';

export const toastTexts = defineTexts('toasts', english);
