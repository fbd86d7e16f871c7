import english from '../../../locales/en/security.json';
import { defineTexts, type TextKey } from '../../lib/i18n/i18n';

/** The texts of the security tab. */
export const securityTexts = defineTexts('security', english);
export type SecurityKey = TextKey<typeof english>;
