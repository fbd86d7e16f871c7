import { type OperationId, operations } from '../../openapi/generated/operations';

/** Who may call an operation (`x-needs`, see docs/contract.md). */
export interface Needs {
  productAccess?: true;
  notWhileImpersonating?: true;
  obligationsMet?: true;
  accountSecurity?: true;
  freshStepUp?: 'first' | 'last';
  role?: 'allClientAccess';
  existenceLimit?: 'person' | 'invitation';
}

export type NeedsOf<Id extends OperationId> = (typeof operations)[Id]['needs'];

export function needsOf(id: OperationId): Needs {
  return operations[id].needs;
}
