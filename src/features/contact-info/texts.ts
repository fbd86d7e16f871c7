import english from '../../../locales/en/contact-info.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const contactInfoTexts = defineTexts('contact-info', english);
