/** Users write `import { connect } from 'sign-in-workbench'` (see docs/elsewhere.md). */
export {
  connect,
  type Coverage,
  type Health,
  type Mock,
  type NamedScenario,
  type NewWorld,
  type Persona,
} from '../../../mock-server/client';
export { MockRefusal } from '../../../mock-server/client/unwrap';
export type { Fault, FaultsOn } from '../../../mock-server/client/faults';
export type { CallInput, CallOutcome, Visitor } from '../../../mock-server/client/visitor';
export type {
  Call,
  Duration,
  Expectation,
  Message,
  MessageQuery,
  MockWorld,
  Snapshot,
  State,
} from '../../../mock-server/client/world';
