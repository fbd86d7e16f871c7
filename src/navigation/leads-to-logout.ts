import { paths } from './paths';

/**
 * Whether a checked target signs the user out. A button with such a target says "Log out" and not "Cancel":
 * without a target, cancel goes to /auth/logout (see docs/product/9-limits.md#fixed-values).
 */
export function leadsToLogout(target: string): boolean {
  const { origin, pathname } = new URL(target, location.origin);
  return (
    origin === location.origin &&
    [paths.logout.pattern, paths.logoutAllSessions.pattern].some((path) => path === pathname)
  );
}
