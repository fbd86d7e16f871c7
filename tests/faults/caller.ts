import type { Locator, Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import type { FaultKind } from './faults';
import type { Step } from './steps';

/** How a user makes the app call an operation. */
export interface Caller {
  /** The signed-in user; without it, no user is signed in. */
  as?: string;
  level?: number;
  method?: 'SSO';
  /** Sets up the world before the page opens. */
  given?: (world: MockWorld) => Promise<unknown>;
  path: string;
  /** The steps on the page before the call; no fault is active during them. */
  way?: Step;
  /** The step that makes the call. Without it, the page makes the call as it opens. */
  act?: Step;
  /** A field that is not secret, and the text typed into it. The field must keep the text. */
  kept?: readonly [label: string, text: string];
  /** What shows when the page continues without the response; then it needs no error message. */
  goesOn?: (page: Page) => Locator;
  /** The faults after which the page may continue. Without it, all of them. */
  goesOnAfter?: readonly FaultKind['name'][];
  /** A language other than the built-in one. */
  language?: string;
}

/** Why the app never makes the call. */
export interface NoCaller {
  never: string;
}

/** Faults of a body that the call does not read: the status alone is the answer. */
export const bodyUnread: readonly FaultKind['name'][] = ['empty body', 'invalid JSON', 'off the schema'];
