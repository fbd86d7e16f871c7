import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import type { FieldReason, Refusal } from '../../forms/fields/field-reason';
import { NewPasswordField } from '../../forms/NewPasswordField';
import { NewUsernameField } from '../../forms/NewUsernameField';
import { TermsField } from '../../forms/TermsField';
import { useFields } from '../../forms/use-fields';
import { newPassword, type PasswordProblem } from '../../forms/fields/password';
import { terms as acceptedTerms } from '../../forms/fields/terms';
import { newUsername } from '../../forms/fields/username';
import { readKept, useKeepInput } from '../../forms/kept-input';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { SlowNotice } from '../../ui/SlowNotice';
import type { InvitationKind } from './invitation';
import { usernameTakenQuery } from './credentials.api';
import { plainId } from '../../ui/plain-text';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type FormProblem = 'connection' | 'failed';

export type CredentialsProblem =
  | { readonly at: 'username'; readonly reason: 'taken' | 'emailTaken' }
  | { readonly at: 'password'; readonly reason: PasswordProblem | 'problem.otherwise' }
  | { readonly at: 'form'; readonly reason: FormProblem };

interface CredentialsFormProps {
  kind: InvitationKind;
  token: string;
  /** Asks for the terms, or shows that an earlier step accepted them. Without it, the form has no terms. */
  terms?: 'asked' | 'accepted';
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  problem: CredentialsProblem | null;
  /** Changes with every failed submit. */
  announceKey: number;
  onSubmit: (credentials: Credentials) => void;
  children?: ReactNode;
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
  isBusy,
  problem,
  announceKey,
  onSubmit,
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
    mode: 'onTouched',
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
  usePageError(usernameError !== undefined || passwordField.error !== undefined || problem?.at === 'form');

  const showRefusal = useEffectEvent(() => {
    if (problem === null || problem.at === 'form') return;
    setError(problem.at, { message: messageKeyOf(problem) }, { shouldFocus: true });
  });
  useLayoutEffect(() => showRefusal(), [announceKey, problem]);

  function submit(credentials: Credentials) {
    if (isTaken) setFocus('username');
    else if (!isBusy) onSubmit(credentials);
  }

  return (
    <Form
      validateOnBlur
      onSubmit={(event) => void handleSubmit(({ username, password }) => submit({ username, password }))(event)}
    >
      <NewUsernameField
        {...nameField}
        label={t('credentials.username')}
        hint={t('credentials.usernameHint')}
        error={usernameError}
      />
      <NewPasswordField {...passwordField} typed={password} label={t('credentials.password')} />
      {terms !== undefined && <TermsField {...field('termsAccepted')} />}
      <FormMessage>
        {problem?.at === 'form' && (
          <Banner tone="error" announceKey={announceKey}>
            {t(problem.reason)}
          </Banner>
        )}
      </FormMessage>
      <SubmitButton busy={isBusy} busyLabel={busyLabel} isReady={plainId(typedName) !== '' && password !== ''}>
        {submitLabel}
      </SubmitButton>
      {children}
      <SlowNotice busy={isBusy} />
    </Form>
  );
}

function messageKeyOf(problem: Exclude<CredentialsProblem, { at: 'form' }>): FieldReason | Refusal {
  if (problem.at === 'password') return `fields:passwords.${problem.reason}`;
  return problem.reason === 'taken' ? 'username.taken' : 'registration:credentials.emailTaken';
}
