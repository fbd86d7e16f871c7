import type { Locator, Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import type { FaultKind } from './faults';
import type { Step } from './steps';

/** How a user makes the app call an operation. */
export interface Caller {
  /** The signed-in user. Without it, no user is signed in. */
  as?: string;
  level?: number;
  method?: 'SSO';
  /** Sets up the world before the page opens. */
  given?: (world: MockWorld) => Promise<unknown>;
  path: string;
  /** The steps on the page before the call. No fault is active yet. */
  way?: Step;
  /** The step that makes the call. Without it, the opening page makes the call. */
  act?: Step;
  /** A field that is not secret, and the text that it must keep. */
  kept?: readonly [label: string, text: string];
  /** What shows when the page continues without the response. Then the page needs no error message. */
  goesOn?: (page: Page) => Locator;
  /** The faults after which the page may continue; by default all. */
  goesOnAfter?: readonly FaultKind['name'][];
  /** A language other than the built-in one. */
  language?: string;
}

/** Why the app never makes the call. */
export interface NoCaller {
  never: string;
}

/** Faults in a body that the app does not read, because the status is enough. */
export const bodyUnread: readonly FaultKind['name'][] = ['empty body', 'invalid JSON', 'off the schema'];
