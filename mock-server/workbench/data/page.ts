const { dataset } = document.getElementById('workbench') ?? document.body;

export const worldId = dataset['world'] ?? 'default';

/** The panel is narrow, and beside the app. */
export const isPanel = dataset['view'] === 'panel';

/** In the panel, links open in the window of the app beside it. */
const host = isPanel ? window.parent : window;

/** The mock server may run apart from the app, which then has another origin. */
const appOrigin = dataset['appOrigin'] || location.origin;

/**
 * A page of the app or of the mock server, in the world of this dashboard: another tab may have moved the browser into
 * another world. Only path and query of the given address count.
 */
export function addressOf(address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.set('mock-world', worldId);
  const { pathname, search } = url;
  const page = new URL(pathname.startsWith('/auth/') ? appOrigin : location.origin);
  // Parsed as an address, a path such as "//other.example" would be another host.
  return Object.assign(page, { pathname, search }).href;
}

/** The server of an app elsewhere does not read `mock-world`, so the cookie moves the browser too. */
function enterWorld(): void {
  document.cookie = `mock-world=${worldId}; Path=/; SameSite=Lax`;
}

/** The attributes of a link that leaves the dashboard, and the frame of the panel. */
export function linkTo(address: string) {
  return { href: addressOf(address), target: '_top', onClick: enterWorld, onAuxClick: enterWorld };
}

/** Reload and Back then stay in the world of this page. */
export function nameWorldInAddress(): void {
  history.replaceState(history.state, '', addressOf(location.href) + location.hash);
}

export function go(address: string): void {
  enterWorld();
  host.location.assign(addressOf(address));
}
