import { paths } from './paths';

/**
 * Whether a checked target signs the user out. A button with such a target says "Log out", also where it cancels a page
 * (see docs/product/9-limits.md#fixed-values: without a target, cancel goes to /auth/logout).
 */
export function leadsToLogout(target: string): boolean {
  const { origin, pathname } = new URL(target, location.origin);
  return (
    origin === location.origin &&
    [paths.logout.pattern, paths.logoutAllSessions.pattern].some((path) => path === pathname)
  );
}
