import english from '../../../locales/en/devices.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const devicesTexts = defineTexts('devices', english);
