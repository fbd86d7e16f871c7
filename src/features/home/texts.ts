import english from '../../../locales/en/home.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const homeTexts = defineTexts('home', english);
