import type { paths } from '../../openapi/generated/account-security';
import { clientOf } from './clients';

/** Optional: call it only while the configuration has its base. Only the screens that use it load this module. */
export const accountSecurity = clientOf<paths>('accountSecurity');
