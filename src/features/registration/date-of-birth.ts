import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orchestrator } from '../../api/clients';
import { isApiError } from '../../api/response/api-error';
import { unwrap } from '../../api/response/unwrap';
import { readEntry, writeEntry } from '../../navigation/entry';
import { showResult } from '../../navigation/results';
import type { Invitation } from './invitation';
import { perApp } from '../../lifetime';

/** `missing`: the invitation asks for the date, but the profile has none to compare with. */
export type DateOfBirth = 'notAsked' | 'asked' | 'missing';

export function dateOfBirthQuery({
  clientId,
  associateId,
}: Partial<Pick<Invitation, 'clientId' | 'associateId'>> = {}) {
  return queryOptions({
    queryKey: ['registration', 'dateOfBirth', clientId, associateId],
    queryFn: async ({ signal }): Promise<DateOfBirth> => {
      if (clientId === undefined || associateId === undefined) return 'notAsked';
      const params = { path: { clientId, associateId } };
      const settings = await unwrap(
        orchestrator.GET('/clients/{clientId}/associates/{associateId}/registration-settings', { params, signal }),
      );
      if (!settings.verificationFields.some(({ kind }) => kind === 'dob')) return 'notAsked';
      return settings.identityVerifiers.isDobPresent ? 'asked' : 'missing';
    },
    retry: false,
  });
}

export function isDateUnverified(error: unknown): boolean {
  return isApiError(error) && error.code === 'ERROR_VERIFYING_ASSOCIATE';
}

/** The date itself is never kept. */
const DATE_CHECKED = 'dateChecked';

/** The invitations whose date was correct since the app started. They survive the way to sign-in and back. */
const checked = perApp(() => new Set<string>());

export function useDateChecked(token: string): [isChecked: boolean, setChecked: (isChecked: boolean) => void] {
  const { key } = useLocation();
  const [isChecked, setChecked] = useState(() => checked().has(token) || readEntry(DATE_CHECKED) === true);
  // Each step of account creation is a history entry, and a reload reads the flag from the current one.
  useEffect(() => {
    if (isChecked !== (readEntry(DATE_CHECKED) === true)) writeEntry(DATE_CHECKED, isChecked || undefined);
    if (isChecked) checked().add(token);
    else checked().delete(token);
  }, [token, isChecked, key]);
  return [isChecked, setChecked];
}

export function useIncompleteProfile(isIncomplete: boolean): void {
  useEffect(() => {
    if (isIncomplete) showResult('FAILURE_INCOMPLETE_PROFILE');
  }, [isIncomplete]);
}
