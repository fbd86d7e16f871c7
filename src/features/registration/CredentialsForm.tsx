import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/response/api-error';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../forms/NewPasswordField';
import { NewUsernameField } from '../../forms/NewUsernameField';
import { TermsField } from '../../forms/TermsField';
import { useFields } from '../../forms/use-fields';
import { newPassword } from '../../forms/fields/password';
import { terms as acceptedTerms } from '../../forms/fields/terms';
import { newUsername } from '../../forms/fields/username';
import { typedText } from '../../forms/kept-input/kept-input';
import { useEntryInput } from '../../forms/kept-input/use-entry-input';
import { usePageError } from '../../navigation/page-title';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import {
  creationOutcomeOf,
  credentialsProblem,
  linkResults,
  linkResultsAfterLoss,
} from './create-account/create-account.errors';
import type { CodeProblem, Credentials } from './create-account/create-account.flow';
import { usernameTakenQuery } from './credentials.api';
import type { InvitationKind } from './invitation';
import { plainId } from '../../ui/plain-text';
import { showFailure } from './LoadProblem';

interface CredentialsFormProps {
  kind: InvitationKind;
  token: string;
  /** Asks for the terms, or shows that an earlier step accepted them. Without it, the form has no terms. */
  terms?: 'asked' | 'accepted';
  submitLabel: string;
  busyLabel: string;
  create: (credentials: Credentials) => Promise<void>;
  onCreated: (username: string) => void;
  /** The server no longer accepts the code of an earlier step. */
  onCodeRefused?: (problem: CodeProblem) => void;
  children?: (isBusy: boolean) => ReactNode;
}

const username = newUsername();
const schema = z.object({ username, password: newPassword, termsAccepted: acceptedTerms });
const schemaWithoutTerms = z.extend(schema, { termsAccepted: z.boolean() });

export function CredentialsForm({
  kind,
  token,
  terms,
  submitLabel,
  busyLabel,
  create,
  onCreated,
  onCodeRefused,
  children,
}: CredentialsFormProps) {
  const { t } = useTranslation('registration');
  const { t: tf } = useTranslation('fields');
  const { kept = '', keep } = useEntryInput('username', typedText);
  const [defaultValues] = useState({ username: kept, password: '', termsAccepted: terms === 'accepted' });
  const form = useFields({ schema: terms === undefined ? schemaWithoutTerms : schema, defaultValues });
  const { field, typed } = form;
  const [left, setLeft] = useState<string | null>(null);
  const taken = useQuery({ ...usernameTakenQuery(kind, token, left ?? ''), enabled: left !== null });
  const isTaken = left === plainId(typed.username) && taken.data === true;
  usePageError(isTaken);

  const nameField = field('username', {
    onBlur: () => setLeft(username.safeParse(typed.username).data ?? null),
    onChange: (event: { target: { value: string } }) => keep(event.target.value),
  });
  const wasResponseLost = useRef(false);
  const creation = useSubmission(
    async ({ username, password }: Credentials) => {
      if (isTaken) throw new ApiError('http', { code: 'USERNAME_EXISTS' });
      await create({ username, password });
    },
    {
      form,
      problemOf: credentialsProblem,
      onSuccess: (_done, { username }) => onCreated(username),
      onError: (error) => {
        const refusal = creationOutcomeOf(error);
        if (refusal.at === 'form') wasResponseLost.current = true;
        else if (refusal.at === 'code' && onCodeRefused) onCodeRefused(refusal.reason);
        else if (credentialsProblem(error) === null)
          showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
      },
    },
  );

  return (
    <SubmissionForm
      of={creation}
      label={submitLabel}
      busyLabel={busyLabel}
      others={children?.(creation.isBusy || creation.isDone)}
    >
      <NewUsernameField
        {...nameField}
        label={t('credentials.username')}
        hint={t('credentials.usernameHint')}
        error={nameField.error ?? (isTaken ? tf('username.taken') : undefined)}
      />
      <NewPasswordField {...field('password')} typed={typed.password} label={t('credentials.password')} />
      {terms !== undefined && <TermsField {...field('termsAccepted')} />}
    </SubmissionForm>
  );
}
