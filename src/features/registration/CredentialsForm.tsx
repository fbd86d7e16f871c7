import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import type { FieldReason, Refusal } from '../../forms/fields/field-reason';
import { NewPasswordField } from '../../forms/NewPasswordField';
import { NewUsernameField } from '../../forms/NewUsernameField';
import { TermsField } from '../../forms/TermsField';
import { useFields } from '../../forms/use-fields';
import { newPassword } from '../../forms/fields/password';
import { terms as acceptedTerms } from '../../forms/fields/terms';
import { newUsername } from '../../forms/fields/username';
import { readKept } from '../../forms/kept-input';
import { useKeepInput } from '../../forms/use-keep-input';
import { useSubmission } from '../../forms/use-submission';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { SlowNotice } from '../../ui/SlowNotice';
import {
  type CreationOutcome,
  creationOutcomeOf,
  linkResults,
  linkResultsAfterLoss,
} from './create-account/create-account.api';
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

const KEPT = 'username';

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
  const [defaultValues] = useState(() => ({
    username: z.catch(z.string(), '').parse(readKept(KEPT)),
    password: '',
    termsAccepted: terms === 'accepted',
  }));
  const { field, control, handleSubmit, setFocus, setError } = useFields({
    resolver: zodResolver(terms === undefined ? schemaWithoutTerms : schema),
    defaultValues,
  });
  const [typedName, password] = useWatch({ control, name: ['username', 'password'] });
  const keep = useKeepInput<string>(KEPT);
  const [left, setLeft] = useState<string | null>(null);
  const taken = useQuery({ ...usernameTakenQuery(kind, token, left ?? ''), enabled: left !== null });
  const isTaken = left === plainId(typedName) && taken.data === true;

  const nameField = field('username', {
    onBlur: () => setLeft(username.safeParse(typedName).data ?? null),
    onChange: (event: { target: { value: string } }) => keep(event.target.value),
  });
  const usernameError = nameField.error ?? (isTaken ? tf('username.taken') : undefined);
  const passwordField = field('password');
  const wasResponseLost = useRef(false);
  const creation = useSubmission(create, {
    onSuccess: (_done, { username }) => onCreated(username),
    onError: (error) => {
      const refusal = creationOutcomeOf(error);
      if (refusal.at === 'form') wasResponseLost.current = true;
      else if (refusal.at === 'username' || refusal.at === 'password')
        setError(refusal.at, { message: messageKeyOf(refusal) }, { shouldFocus: true });
      else if (refusal.at === 'code' && onCodeRefused) onCodeRefused(refusal.reason);
      else showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
    },
  });
  const isBusy = creation.isBusy || creation.isDone;
  const outcome = creation.error === null ? null : creationOutcomeOf(creation.error);
  usePageError(usernameError !== undefined || passwordField.error !== undefined || outcome?.at === 'form');

  function submit(credentials: Credentials) {
    if (isTaken) setFocus('username');
    else if (!isBusy) creation.submit(credentials);
  }

  return (
    <Form onSubmit={(event) => void handleSubmit(({ username, password }) => submit({ username, password }))(event)}>
      <NewUsernameField
        {...nameField}
        label={t('credentials.username')}
        hint={t('credentials.usernameHint')}
        error={usernameError}
      />
      <NewPasswordField {...passwordField} typed={password} label={t('credentials.password')} />
      {terms !== undefined && <TermsField {...field('termsAccepted')} />}
      <FormMessage>
        {outcome?.at === 'form' && (
          <Banner tone="error" announceKey={creation.announceKey}>
            {t(outcome.reason)}
          </Banner>
        )}
      </FormMessage>
      <SubmitButton busy={isBusy} busyLabel={busyLabel} isReady={plainId(typedName) !== '' && password !== ''}>
        {submitLabel}
      </SubmitButton>
      {children?.(isBusy)}
      <SlowNotice busy={isBusy} />
    </Form>
  );
}

function messageKeyOf(problem: Extract<CreationOutcome, { at: 'username' | 'password' }>): FieldReason | Refusal {
  if (problem.at === 'password') return `fields:passwords.${problem.reason}`;
  return problem.reason === 'taken' ? 'username.taken' : 'registration:credentials.emailTaken';
}
