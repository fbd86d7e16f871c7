import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentCode } from '../../../forms/sent-code';
import { useSubmission } from '../../../forms/use-submission';
import { retryAt } from '../../../platform/outcomes';
import { isDateUnverified } from '../date-of-birth';
import { showFailure } from '../LoadProblem';
import { emailCheckQuery, type Link, sendCode } from './create-account.api';
import { type EmailProblem, linkResults, sendProblemOf } from './create-account.errors';
import type { Person } from './create-account.flow';
import { type PersonalInfo, personOf } from './personal-info';

export interface PersonalInfoStepProps {
  link: Link;
  person: Person | null;
  isEmailTaken: boolean;
  /** The code that the person's address got before, if any. */
  sentBefore: SentCode | undefined;
  /** The service sends no code, because the date of birth is not verified. */
  onDateAsked: () => void;
  onSent: (person: Person, sent: SentCode) => void;
}

interface Refused {
  readonly address: string;
  readonly problem: EmailProblem;
  /** The earliest time for the next attempt, in epoch ms. */
  readonly until: number | undefined;
}

/** Checks the address when the user leaves its field, and sends a code to it with the form. */
export function useSendCode(step: PersonalInfoStepProps, address: string, onRefused: () => void) {
  const { link, person, isEmailTaken, sentBefore, onDateAsked, onSent } = step;
  const queries = useQueryClient();
  const [left, setLeft] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(
    isEmailTaken && person !== null ? { address: person.email, problem: 'taken', until: undefined } : null,
  );
  const check = useQuery({ ...emailCheckQuery(queries, link, left ?? ''), enabled: left !== null });

  const send = useSubmission(
    async (typed: PersonalInfo): Promise<{ problem: EmailProblem } | { person: Person; sent: SentCode }> => {
      const problem = await queries.fetchQuery(emailCheckQuery(queries, link, typed.email));
      if (problem !== null) return { problem };
      const known = personOf(typed, link);
      if (sentBefore !== undefined && known.email === person?.email) return { person: known, sent: sentBefore };
      return { person: known, sent: await sendCode(link.token, known.email) };
    },
    {
      onSuccess: (response, typed) =>
        'problem' in response ? refuse(typed, response.problem) : onSent(response.person, response.sent),
      onError: (error, typed) => {
        const problem = sendProblemOf(error);
        if (isDateUnverified(error)) onDateAsked();
        else if (problem === undefined) showFailure(error, linkResults);
        else refuse(typed, problem, retryAt(error));
      },
    },
  );

  function refuse(typed: PersonalInfo, problem: EmailProblem, until?: number) {
    setRefused({ address: typed.email, problem, until });
    if (problem !== 'connection' && problem !== 'failed') onRefused();
  }

  return {
    problem: refused?.address === address ? refused.problem : left === address ? (check.data ?? null) : null,
    until: refused?.until,
    isBusy: send.isBusy,
    announceKey: send.announceKey,
    leave: setLeft,
    endWait: () => setRefused(null),
    submit(typed: PersonalInfo) {
      if (send.result !== undefined && !('problem' in send.result)) return;
      setRefused(null);
      send.submit(typed);
    },
  };
}
