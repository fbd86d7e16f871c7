import english from '../../../locales/en/recovery.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const recoveryTexts = defineTexts('recovery', english);
