import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SentFields, useSubmission } from '../../../forms/use-submission';
import { isDateUnverified } from '../date-of-birth';
import { showFailure } from '../LoadProblem';
import { emailCheckQuery, sendCode } from './create-account.api';
import { addressProblem, EmailRefusedError, linkResults } from './create-account.errors';
import type { StepProps } from './create-account.flow';
import { type PersonalInfo, personOf } from './personal-info';

export interface PersonalInfoStepProps extends StepProps<'personalInfo'> {
  /** The service sends no code, because the date of birth is not verified. */
  onDateAsked: () => void;
}

/** Checks the address when the user leaves its field, and sends a code to it with the form. */
export function useSendCode(step: PersonalInfoStepProps, form: SentFields<PersonalInfo, 'email'>, address: string) {
  const { link, state, dispatch, onDateAsked } = step;
  const { person, isEmailTaken, sent: sentBefore } = state;
  const queries = useQueryClient();
  const [left, setLeft] = useState<string | null>(null);
  const check = useQuery({ ...emailCheckQuery(queries, link, left ?? ''), enabled: left !== null });
  const isKnownAsTaken = isEmailTaken && person?.email === address;

  const send = useSubmission(
    async (typed: PersonalInfo) => {
      const problem = await queries.fetchQuery(emailCheckQuery(queries, link, typed.email));
      if (problem !== null) throw new EmailRefusedError(problem);
      const known = personOf(typed, link);
      if (sentBefore !== undefined && known.email === person?.email) return { person: known, sent: sentBefore };
      return { person: known, sent: await sendCode(link.token, known.email) };
    },
    {
      form,
      problemOf: addressProblem,
      onSuccess: (sent) => dispatch({ type: 'code-sent', ...sent }),
      onError: (error) => {
        if (isDateUnverified(error)) onDateAsked();
        else if (addressProblem(error) === null) showFailure(error, linkResults);
      },
    },
  );

  /** What is known of the address before the form is sent. */
  const problem = isKnownAsTaken ? 'taken' : left === address ? (check.data ?? null) : null;
  return { send, problem, leave: setLeft };
}
