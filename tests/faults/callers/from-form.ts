import type { OperationId } from '../../../openapi/generated/operations';
import { forms } from '../../interruptions/forms';
import type { Caller } from '../caller';
import { inTurn } from '../steps';

/**
 * Takes the steps from the form's row in the grid of interruptions.
 * @throws Error when no form makes the call
 */
export function fromForm(call: OperationId, more: Partial<Caller> = {}): Caller {
  const form = forms.find(({ calls }) => calls === call);
  if (form === undefined) throw new Error(`No row of tests/interruptions/forms.ts makes the call ${call}.`);
  const { as, level, given, kept, path, way, type, send } = form;
  return {
    path,
    way: way === undefined ? type : inTurn(way, type),
    act: send,
    ...(as !== undefined && { as }),
    ...(level !== undefined && { level }),
    ...(given !== undefined && { given }),
    ...(kept !== undefined && { kept }),
    ...more,
  };
}
