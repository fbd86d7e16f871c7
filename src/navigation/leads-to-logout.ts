import { isAt } from './path';
import { paths } from './paths';

/**
 * Whether a checked target signs the user out. A button with such a target says "Log out" and not "Cancel": without a
 * target, cancel goes to /auth/logout.
 */
export function leadsToLogout(target: string, ownOrigin = location.origin): boolean {
  const { origin, pathname } = new URL(target, ownOrigin);
  return origin === ownOrigin && [paths.logout, paths.logoutAllSessions].some((path) => isAt(pathname, path));
}
