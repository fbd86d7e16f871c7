const { dataset } = document.getElementById('workbench') ?? document.body;

/** The world that the page shows. */
export const worldId = dataset['world'] ?? 'default';

/** Whether the page is the narrow panel beside the app. */
export const isPanel = dataset['view'] === 'panel';

/** Whether the page is that of the contract, /__mock/docs. */
export const isContract = dataset['view'] === 'contract';

/** The window that a link opens in: the one of the app beside the panel, else the own one. */
const host = isPanel ? window.parent : window;

/** Path and query of the app's page beside the panel; the sign-in page without one. */
export function pagePath(): string {
  return isPanel ? host.location.pathname + host.location.search : '/auth/login';
}

/** The origin of the app, where the mock server runs apart from it; else the own one. */
const appOrigin = dataset['appOrigin'] || location.origin;

/** The address of a page of the app or of the mock server. Of the given address only path and query count. */
export function addressOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const page = new URL(pathname.startsWith('/auth/') ? appOrigin : location.origin);
  // A path such as "//other.example", parsed as an address, would be another host.
  return Object.assign(page, { pathname, search }).href;
}

/** Opens a page of the app or of the mock server. */
export function go(address: string): void {
  host.location.assign(addressOf(address));
}

/** Loads the app beside the panel again, because its page shows outdated state. */
export function reloadHost(): void {
  if (isPanel) host.location.reload();
}
