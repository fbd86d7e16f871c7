import english from '../../../locales/en/entry.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const entryTexts = defineTexts('entry', english);
