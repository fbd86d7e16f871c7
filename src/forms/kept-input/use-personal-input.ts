import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { dismissToasts, showToast } from '../../navigation/toasts';
import { quietMeQuery } from '../../session/me';
import { dispatchToSession, readPersonal, writePersonal } from '../../session/session-state';
import type { KeptInput } from './kept-input';

/**
 * Keeps the input of a signed-in form with its user while it is not saved. When the form opens again, a toast says that
 * it is back.
 * @param form the name of the form, unique in the app
 * @param isSaving whether the form saves what it has kept at once, so that no toast says "not saved yet"
 */
export function usePersonalInput<Value>(
  form: string,
  schema: z.ZodMiniType<Value>,
  { isSaving = false } = {},
): KeptInput<Value> {
  const queries = useQueryClient();
  // Asked when the form opens, so that even a reload right after the first key finds the input.
  const me = useQuery(quietMeQuery);
  const [kept] = useState(() => readPersonalInput(form, schema));
  const isBack = kept !== undefined && !isSaving;
  useEffect(() => {
    if (isBack) showToast('info', 'RESTORED_INPUT');
  }, [isBack]);

  function keep(value: unknown): void {
    const hasNoOwner = writePersonal(form, value);
    if (!hasNoOwner) return;
    if (me.data !== undefined && !me.isStale) return nameOwner(me.data);
    queries.fetchQuery(quietMeQuery).then(nameOwner, () => undefined);
  }
  function forget(): void {
    keep(undefined);
    dismissToasts('RESTORED_INPUT');
  }
  return { kept, keep, forget };
}

export function readPersonalInput<Value>(form: string, schema: z.ZodMiniType<Value>): Value | undefined {
  return schema.safeParse(readPersonal(form)).data;
}

function nameOwner({ personId }: { personId: string }): void {
  dispatchToSession({ type: 'owner-named', personId });
}
