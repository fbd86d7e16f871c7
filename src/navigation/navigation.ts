import { isOwnRoute } from './redirects';
import type { SafeUrl } from './safe-url';
import { noteLeaving } from '../platform/leaving';
import { carryToast } from '../platform/toasts';

export interface GoOptions {
  readonly replace?: boolean;
  /** Stored in the history entry, never in the address. */
  readonly state?: unknown;
  /** Navigate within the app although the address is no route under /auth. For the home that the app shows itself. */
  readonly inPage?: boolean;
}

interface AppRouter {
  readonly navigate: (to: string, options?: GoOptions) => Promise<void>;
  readonly state: { readonly location: { readonly state: unknown } };
}

let router: AppRouter | null = null;

/** Gives this module the router. The app calls it once, where it makes the router. */
export function bindRouter(own: AppRouter): void {
  router = own;
}

/** The navigation state of the current page, of any shape, for code outside of components. */
export function navigationState(): unknown {
  return router?.state.location.state;
}

/**
 * Goes to a target: after an obligation, a sign-out in another tab, a finished flow or a press on a button. A route
 * under /auth stays in the app. Any other target (product home, allow-listed origin, the other sign-in system) loads a
 * new document.
 */
export function goTo(target: SafeUrl, options: GoOptions = {}): void {
  if ((isOwnRoute(target) || options.inPage === true) && router !== null) {
    void router.navigate(target, options);
    return;
  }
  if (target.startsWith('/')) carryToast();
  noteLeaving();
  if (options.replace === true) window.location.replace(target);
  else window.location.assign(target);
}
