import { perApp } from '../lifetime';

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

const own = perApp((): { environment: Environment } => ({ environment: ofWindow }));

export function environment(): Environment {
  return own().environment;
}

/** Call it before the app starts. What the test leaves out is the window's. */
export function setEnvironment(changes: Partial<Environment>): void {
  own().environment = { ...ofWindow, ...changes };
}
