import { clockCalls } from './calls/clock';
import { copyCalls } from './calls/copy';
import { coverageCalls } from './calls/coverage';
import { eventCalls } from './calls/events';
import { faultCalls } from './calls/faults';
import { journalCalls } from './calls/journal';
import { outboxCalls } from './calls/outbox';
import { ruleCalls } from './calls/rules';
import { scenarioCalls } from './calls/scenarios';
import { signInCalls } from './calls/sign-in';
import { stateCalls } from './calls/state';
import { verifyCalls } from './calls/verify';
import { worldCalls } from './calls/worlds';
import type { ControlCalls } from './define';
import { pageCalls } from './pages/pages';

/** Every call of the control interface: one that control.yaml describes and nobody answers does not compile. */
export const calls: ControlCalls = {
  ...pageCalls,
  ...worldCalls,
  ...scenarioCalls,
  ...signInCalls,
  ...stateCalls,
  ...ruleCalls,
  ...clockCalls,
  ...outboxCalls,
  ...faultCalls,
  ...journalCalls,
  ...copyCalls,
  ...verifyCalls,
  ...eventCalls,
  ...coverageCalls,
};
