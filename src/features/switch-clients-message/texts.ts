import english from '../../../locales/en/switch-clients-message.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const switchClientsMessageTexts = defineTexts('switch-clients-message', english);
