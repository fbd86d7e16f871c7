import english from '../../../locales/en/impersonation.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const impersonationTexts = defineTexts('impersonation', english);
