const { dataset } = document.getElementById('workbench') ?? document.body;

export const worldId = dataset['world'] ?? 'default';

/** The panel is narrow, and beside the app. */
export const isPanel = dataset['view'] === 'panel';

/** In the panel, links open in the window of the app beside it. */
const host = isPanel ? window.parent : window;

/** The mock server may run apart from the app, which then has another origin. */
const appOrigin = dataset['appOrigin'] || location.origin;

/** A page of the app or of the mock server. Only path and query of the given address count. */
export function addressOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const page = new URL(pathname.startsWith('/auth/') ? appOrigin : location.origin);
  // Parsed as an address, a path such as "//other.example" would be another host.
  return Object.assign(page, { pathname, search }).href;
}

export function go(address: string): void {
  host.location.assign(addressOf(address));
}
