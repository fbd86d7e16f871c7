import { isOwnRoute } from './redirects';
import type { SafeUrl } from './path';
import { carryToast } from './toasts';
import { perApp } from '../lifetime';

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

/** What the window gives an app. A test gives its own, because its page can neither leave nor reload. */
export interface Environment {
  /** Loads another document in a new entry of the history. */
  readonly assign: (address: string) => void;
  /** Loads another document in this entry of the history. */
  readonly replace: (address: string) => void;
  readonly reload: () => void;
  /** Whether another page frames this one. */
  readonly isFramed: () => boolean;
}

const ofWindow: Environment = {
  assign: (address) => location.assign(address),
  replace: (address) => location.replace(address),
  reload: () => location.reload(),
  isFramed: () => typeof window !== 'undefined' && window.parent !== window,
};

const navigation = perApp((): { router?: AppRouter; environment: Environment } => ({ environment: ofWindow }));

export function setRouter(router: AppRouter): void {
  navigation().router = router;
}

export function navigationState(): unknown {
  return navigation().router?.state.location.state;
}

export function environment(): Environment {
  return navigation().environment;
}

/** Call it before the app starts. What the test leaves out is the window's. */
export function setEnvironment(changes: Partial<Environment>): void {
  navigation().environment = { ...ofWindow, ...changes };
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

/** The event that began to leave for another document. A form with unsaved changes prevents it by default. */
const leaving = perApp((): { start: { readonly defaultPrevented: boolean } } => ({
  start: { defaultPrevented: true },
}));

/** Safari on iOS never sends `beforeunload`, so `goTo` calls this too. */
export function noteLeaving(event: { readonly defaultPrevented: boolean } = { defaultPrevented: false }): void {
  leaving().start = event;
}

/** Whether the page has begun to leave. Safari then ends all pending loads at once. */
export function isLeaving(): boolean {
  return !leaving().start.defaultPrevented;
}
