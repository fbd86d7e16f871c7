import english from '../../../locales/en/choose-product.json';
import { defineTexts } from '../../lib/i18n/i18n';

export const chooseProductTexts = defineTexts('choose-product', english);
