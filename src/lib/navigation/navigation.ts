import { isOwnRoute } from './redirects';
import { carryToast } from '../feedback/toasts';

/**
 * Going somewhere from outside a component: an answer with an obligation, a signed-out tab, a finished flow. Targets
 * must have come out of `redirects.ts` or `paths.ts`.
 */
export interface GoOptions {
  readonly replace?: boolean;
  /** Travels in the history entry and never in the address. */
  readonly state?: unknown;
  /** Stays in this page although the address is no route under /auth: the home that the app shows itself. */
  readonly inPage?: boolean;
}

type Navigate = (to: string, options?: GoOptions) => void | Promise<void>;

let navigate: Navigate | null = null;

/** Gives the router's own navigation to this module; called once by the app. */
export function bindNavigate(own: Navigate): void {
  navigate = own;
}

/**
 * Goes to a checked target: a route under /auth stays in the page, anything else (product home, allow-listed origin,
 * the other sign-in system) leaves it as a document navigation.
 */
export function goTo(target: string, options: GoOptions = {}): void {
  if ((isOwnRoute(target) || options.inPage === true) && navigate !== null) {
    void navigate(target, options);
    return;
  }
  if (target.startsWith('/')) carryToast();
  if (options.replace === true) window.location.replace(target);
  else window.location.assign(target);
}
