import english from '../../../locales/en/marketplace.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const marketplaceTexts = defineTexts('marketplace', english);
