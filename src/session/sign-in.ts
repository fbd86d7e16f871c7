import { removeCookie, writeRegionalCookies } from '../platform/cookies';
import { removeStored } from '../platform/storage';
import { noteSessionBegun } from './person';
import { broadcastToTabs } from '../platform/tabs';

/** The settings of the user in the response of a login; a service may omit any of them. */
interface LoginSettings {
  readonly preferredLanguage?: string;
  readonly region?: string;
  readonly timezone?: string;
}

/**
 * Stores what a login returned and tells the other tabs (see docs/product/4-states.md#login). It also removes what the
 * previous user left: the stored user id and the details of a client switch.
 */
export function beginSession(settings: LoginSettings | undefined): void {
  writeRegionalCookies({ ...settings, language: settings?.preferredLanguage });
  removeCookie('userId');
  removeStored('switchDetails');
  noteSessionBegun();
  broadcastToTabs({ type: 'signed-in' });
}
