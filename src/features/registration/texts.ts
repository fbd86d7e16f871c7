import english from '../../../locales/en/registration.json';
import { defineTexts } from '../../lib/i18n/i18n';

/** Texts that several screens of the registration share. */
export const registrationTexts = defineTexts('registration', english);
