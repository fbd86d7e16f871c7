import { isAt } from './path';
import { paths } from './paths';

/** A button to such a target says "Log out" and not "Cancel". */
export function leadsToLogout(target: string, ownOrigin = location.origin): boolean {
  const { origin, pathname } = new URL(target, ownOrigin);
  return origin === ownOrigin && [paths.logout, paths.logoutAllSessions].some((path) => isAt(pathname, path));
}
