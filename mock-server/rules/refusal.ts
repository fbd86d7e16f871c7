import type { ErrorCode, ErrorItem, ObligationBody } from '../contract/types';

/** Ends a call by a rule that operations share. `x-needs` of the contract names the operations that have the rule. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: 412 | 429,
    readonly code: ErrorCode,
    readonly options: { details?: ErrorItem['details']; obligation?: ObligationBody },
  ) {
    super(code);
  }
}
