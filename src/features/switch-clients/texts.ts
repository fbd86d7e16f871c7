import english from '../../../locales/en/switch-clients.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const switchClientsTexts = defineTexts('switch-clients', english);
