import { clockCalls } from './clock';
import { coverageCalls } from './coverage';
import { faultCalls } from './faults';
import { journalCalls } from './journal';
import { outboxCalls } from './outbox';
import { recordCalls } from './records';
import { peopleCalls } from './people';
import { ruleCalls } from './rules';
import { scenarioCalls } from './scenarios';
import { signInCalls } from './sign-in';
import { stateCalls } from './state';
import { verifyCalls } from './verify';
import { worldCalls } from './worlds';
import type { ControlCalls } from '../define';
import { pageCalls } from '../pages/pages';

/** A call of control.yaml that no module implements does not compile. */
export const calls: ControlCalls = {
  ...pageCalls,
  ...worldCalls,
  ...scenarioCalls,
  ...signInCalls,
  ...stateCalls,
  ...recordCalls,
  ...peopleCalls,
  ...ruleCalls,
  ...clockCalls,
  ...outboxCalls,
  ...faultCalls,
  ...journalCalls,
  ...verifyCalls,
  ...coverageCalls,
};
