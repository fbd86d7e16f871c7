import { pageCalls } from '../pages/pages';
import type { ControlCalls } from '../define';
import { clockCalls } from './clock';
import { coverageCalls } from './coverage';
import { faultCalls } from './faults';
import { journalCalls } from './journal';
import { outboxCalls } from './outbox';
import { peopleCalls } from './people';
import { recordCalls } from './records';
import { ruleCalls } from './rules';
import { scenarioCalls } from './scenarios';
import { snapshotCalls } from './snapshots';
import { verifyCalls } from './verify';
import { worldCalls } from './worlds';

/** A call of control.yaml that no module implements does not compile. */
export const calls: ControlCalls = {
  ...pageCalls,
  ...worldCalls,
  ...scenarioCalls,
  ...snapshotCalls,
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
