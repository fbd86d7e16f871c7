import { isOwnRoute } from './redirects';
import type { SafeUrl } from './safe-url';
import { noteLeaving } from '../platform/leaving';
import { carryToast } from './toasts';
import { perApp } from '../lifetime';
import { environment } from '../platform/environment';

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

const navigation = perApp((): { router?: AppRouter } => ({}));

export function setRouter(router: AppRouter): void {
  navigation().router = router;
}

export function navigationState(): unknown {
  return navigation().router?.state.location.state;
}

/** A route under /auth stays in the app. Any other target loads a new document. */
export function goTo(target: SafeUrl, options: GoOptions = {}): void {
  const { router } = navigation();
  if ((isOwnRoute(target) || options.inPage === true) && router !== undefined) {
    void router.navigate(target, options);
    return;
  }
  if (target.startsWith('/')) carryToast();
  noteLeaving();
  if (options.replace === true) environment().replace(target);
  else environment().assign(target);
}
