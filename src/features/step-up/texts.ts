import english from '../../../locales/en/step-up.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const stepUpTexts = defineTexts('step-up', english);
