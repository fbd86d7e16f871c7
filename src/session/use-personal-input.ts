import { everyHook } from '../api/response/unwrap';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dismissToasts, showToast } from '../navigation/toasts';
import { meQueryFn, meQuery } from './me';
import { dispatchToSession, readPersonal, writePersonal } from './session-store';

const ownerQuery = { ...meQuery, queryFn: meQueryFn(everyHook) };

/**
 * Keeps the input of a signed-in form while it is not saved. When the form opens again, `kept` is what the user typed,
 * of any shape, and a toast says that it is back. Pass no secrets.
 * @param form the name of the form, unique in the app
 * @param isSaving whether the form saves what it has kept at once, so that no toast says "not saved yet"
 * @returns `keep` to call with every change, and `forget` to call once it is saved or discarded
 */
export function usePersonalInput(form: string, { isSaving = false } = {}) {
  const queries = useQueryClient();
  // Asked when the form opens, so that even a reload right after the first key finds the input.
  const me = useQuery(ownerQuery);
  const [kept] = useState(() => readPersonal(form));
  const isBack = kept !== undefined && !isSaving;
  useEffect(() => {
    if (isBack) showToast('info', 'RESTORED_INPUT');
  }, [isBack]);

  function keep(value: unknown): void {
    const hasNoOwner = writePersonal(form, value);
    if (!hasNoOwner) return;
    if (me.data !== undefined && !me.isStale) return nameOwner(me.data);
    queries.fetchQuery(ownerQuery).then(nameOwner, () => undefined);
  }
  function forget(): void {
    keep(undefined);
    dismissToasts('RESTORED_INPUT');
  }
  return { kept, keep, forget };
}

function nameOwner({ personId }: { personId: string }): void {
  dispatchToSession({ type: 'owner-named', personId });
}

export function keptText(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined;
}
