const { dataset } = document.getElementById('workbench') ?? document.body;

export const worldId = dataset['world'] ?? 'default';

/** The panel is narrow, and beside the app. */
export const isPanel = dataset['view'] === 'panel';

/** The page of the contract is /__mock/docs. */
export const isContract = dataset['view'] === 'contract';

/** In the panel, links open in the window of the app beside it. */
const host = isPanel ? window.parent : window;

/** Path and query of the app's page beside the panel. Outside of the panel, it is the sign-in page. */
export function pagePath(): string {
  return isPanel ? host.location.pathname + host.location.search : '/auth/login';
}

/** The mock server may run apart from the app, which then has another origin. */
const appOrigin = dataset['appOrigin'] || location.origin;

/** A page of the app or of the mock server. Only path and query of the given address count. */
export function addressOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  const page = new URL(pathname.startsWith('/auth/') ? appOrigin : location.origin);
  // Parsed as an address, a path such as "//other.example" would be another host.
  return Object.assign(page, { pathname, search }).href;
}

/** `hash` names a view of the dashboard, from `#` on. */
export function openView(hash: string): void {
  if (isContract) location.assign(`/__mock${hash}`);
  else location.hash = hash;
}

/** Shows an operation on the page of the contract. @param key its service and its name, with a slash between them */
export function openOperation(key: string): void {
  if (isContract) location.hash = `#/${key}`;
  else host.location.assign(`/__mock/docs#/${key}`);
}

export function go(address: string): void {
  host.location.assign(addressOf(address));
}

/** The app's page beside the panel would go on showing outdated state. */
export function reloadHost(): void {
  if (isPanel) host.location.reload();
}
