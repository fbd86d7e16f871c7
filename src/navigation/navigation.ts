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

export function bindRouter(own: AppRouter): void {
  router = own;
}

export function navigationState(): unknown {
  return router?.state.location.state;
}

/** A route under /auth stays in the app. Any other target loads a new document. */
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
