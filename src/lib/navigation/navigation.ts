import { isOwnRoute } from './redirects';
import type { SafeUrl } from './safe-url';
import { noteLeaving } from '../browser/leaving';
import { carryToast } from '../feedback/toasts';

/** How `goTo` navigates. */
export interface GoOptions {
  readonly replace?: boolean;
  /** Stored in the history entry, never in the address. */
  readonly state?: unknown;
  /** Navigate within the app although the address is no route under /auth. For the home that the app shows itself. */
  readonly inPage?: boolean;
}

type Navigate = (to: string, options?: GoOptions) => void | Promise<void>;

let navigate: Navigate | null = null;

/** Gives this module the router's navigate function. The app calls it once. */
export function bindNavigate(own: Navigate): void {
  navigate = own;
}

/**
 * Goes to a target: after an obligation, a sign-out in another tab, a finished flow or a press on a button. A route
 * under /auth stays in the app. Any other target (product home, allow-listed origin, the other sign-in system) loads a
 * new document.
 */
export function goTo(target: SafeUrl, options: GoOptions = {}): void {
  if ((isOwnRoute(target) || options.inPage === true) && navigate !== null) {
    void navigate(target, options);
    return;
  }
  if (target.startsWith('/')) carryToast();
  noteLeaving();
  if (options.replace === true) window.location.replace(target);
  else window.location.assign(target);
}
