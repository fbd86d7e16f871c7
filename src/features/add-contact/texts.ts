import english from '../../../locales/en/add-contact.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const addContactTexts = defineTexts('add-contact', english);
