import type { Locator } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import type { OpenedApp } from '../app';
import type { Kind } from './kinds';
import type { Step } from './steps';

/** How a user makes the app call an operation. */
export interface Caller {
  /** Who has signed in, and how. Without it, nobody has. */
  readonly as?: string;
  readonly session?: Parameters<MockWorld['signIn']>[1];
  /** A named state of the mock server. */
  readonly scenario?: string;
  /** Prepares the world and the browser before the app starts. */
  readonly given?: (world: MockWorld) => Promise<unknown> | unknown;
  readonly path: string;
  /** The steps on the page before the call. The fault is not there yet. */
  readonly way?: Step;
  /** The step that makes the call. Without it, the opening page makes the call. */
  readonly act?: Step;
  /** A field that is not secret, and the text that it must keep. */
  readonly kept?: readonly [label: string, text: string];
  /** The failures that the user need not be told of, and what the page shows after them. */
  readonly unseen?: readonly Unseen[];
}

export interface Unseen {
  readonly after: readonly Kind[];
  readonly shows: Locator | ((opened: OpenedApp) => boolean);
}

/** Failures in a body that the app does not read, because the status is enough. */
export const bodyUnread: readonly Kind[] = ['empty body', 'JSON off the contract'];

export const NEW_PASSWORD = 'Quiet!Meadow9Wx';

/** A tab of the account settings, for a user who has passed step-up. */
export const settings = (tab: string, as = 'ann') => ({
  as,
  session: { levelOfAssurance: 3 },
  path: `/auth/account-settings/${tab}`,
});
