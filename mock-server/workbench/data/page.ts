const { dataset } = document.getElementById('workbench') ?? document.body;

/** The world that the page shows. */
export const worldId = dataset['world'] ?? 'default';

/** Whether the page is the narrow panel beside the app. */
export const isPanel = dataset['view'] === 'panel';

/** The window that a link opens in: the one of the app beside the panel, else the own one. */
const host = isPanel ? window.parent : window;

/** Path and query of the app's page beside the panel; the sign-in page without one. */
export function pagePath(): string {
  return isPanel ? host.location.pathname + host.location.search : '/auth/login';
}

/** Opens an address of this origin; of any other address only path and query count. */
export function go(address: string): void {
  const { pathname, search } = new URL(address, location.origin);
  host.location.assign(pathname + search);
}

/** Loads the app beside the panel again, because its page shows outdated state. */
export function reloadHost(): void {
  if (isPanel) host.location.reload();
}
