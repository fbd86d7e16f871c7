import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldTexts, isFieldReason } from '../../lib/forms/fields/texts';
import { isPasswordValid, type PasswordProblem, passwordRules, passwordTexts } from '../../lib/forms/fields/password';
import { newUsernameProblem } from '../../lib/forms/fields/username';
import { useText } from '../../lib/i18n/i18n';
import { readKept, useKeepInput } from '../../lib/forms/kept-input';
import { usePageError } from '../../lib/navigation/page-title';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRequirements } from '../../ui/PasswordRequirements';
import { SlowNotice } from '../../ui/SlowNotice';
import { TextField } from '../../ui/TextField';
import type { InvitationKind } from './invitation';
import { registrationTexts } from './texts';
import { TermsField } from './TermsField';
import { usernameTakenQuery } from './username.api';

/** The username and password of a new account. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Why the whole form could not be sent, whatever was typed. */
export type FormProblem = 'connection' | 'failed';

/** The server's reason against the last submit. It shows until the field changes. */
export type CredentialsProblem =
  | { readonly at: 'username'; readonly reason: 'taken' | 'emailTaken' }
  | { readonly at: 'password'; readonly reason: PasswordProblem | 'problem.otherwise' }
  | { readonly at: 'form'; readonly reason: FormProblem };

interface CredentialsFormProps {
  kind: InvitationKind;
  token: string;
  /** Whether the form asks for the terms, or shows them as accepted at an earlier step. Without it, neither. */
  terms?: 'asked' | 'accepted';
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  problem: CredentialsProblem | null;
  /** Changes with every failed submit. */
  announceKey: number;
  onSubmit: (credentials: Credentials) => void;
  /** Content below the button. */
  children?: ReactNode;
}

const KEPT = 'username';

/**
 * A form for a new username and password (see docs/product/5-validation.md#username-on-create and
 * docs/product/5-validation.md#password). Account creation and create-credential use it.
 */
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
  const t = useText(registrationTexts);
  const tf = useText(fieldTexts);
  const tp = useText(passwordTexts);
  const [initial] = useState(() => ({
    username: textOf(readKept(KEPT)),
    password: '',
    termsAccepted: terms === 'accepted',
  }));
  const { register, control, handleSubmit, setFocus, formState } = useForm({
    defaultValues: initial,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const [typedName, password] = useWatch({ control, name: ['username', 'password'] });
  const username = typedName.trim();
  const keep = useKeepInput<string>(KEPT);
  const [left, setLeft] = useState<string | null>(null);
  const [sent, setSent] = useState<Credentials | null>(null);
  const taken = useQuery({ ...usernameTakenQuery(kind, token, left ?? ''), enabled: left !== null });

  const fault =
    problem !== null &&
    problem.at !== 'form' &&
    sent?.[problem.at] === (problem.at === 'username' ? username : password)
      ? problem
      : null;
  const isTaken = (left === username && taken.data === true) || (fault?.at === 'username' && fault.reason === 'taken');
  const usernameError =
    messageOf('username') ??
    (isTaken ? tf('username.taken') : fault?.at === 'username' ? t('credentials.emailTaken') : undefined);
  const passwordError = messageOf('password') ?? (fault?.at === 'password' ? tp(fault.reason) : undefined);
  usePageError(usernameError !== undefined || passwordError !== undefined || problem?.at === 'form');

  // After a refused submit, focuses the field at fault.
  useLayoutEffect(() => {
    if (problem !== null && problem.at !== 'form') setFocus(problem.at);
  }, [announceKey, problem, setFocus]);

  function messageOf(name: 'username' | 'password' | 'termsAccepted'): string | undefined {
    const message = errors[name]?.message;
    return isFieldReason(message) ? tf(message) : undefined;
  }

  function submit() {
    if (isBusy || isTaken) return isTaken ? setFocus('username') : undefined;
    setSent({ username, password });
    onSubmit({ username, password });
  }

  const usernameField = register('username', { validate: (text) => reasonOf('username', newUsernameProblem(text)) });
  return (
    <Form validateOnBlur onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        {...usernameField}
        onBlur={(event) => {
          void usernameField.onBlur(event);
          const name = event.target.value.trim();
          if (newUsernameProblem(name) === null) setLeft(name);
        }}
        onChange={(event) => {
          void usernameField.onChange(event);
          keep(event.target.value);
        }}
        label={t('credentials.username')}
        hint={t('credentials.usernameHint')}
        autoComplete="username"
        {...asTyped}
        error={usernameError}
      />
      <PasswordField
        {...register('password', { validate: (text) => isPasswordValid(text) || 'password.rules' })}
        label={t('credentials.password')}
        autoComplete="new-password"
        error={passwordError}
        aria-describedby="password-rules"
      />
      <PasswordRequirements
        id="password-rules"
        requirements={passwordRules(password).map(({ id, isMet }) => ({ id, isMet, label: tp(`rule.${id}`) }))}
      />
      {terms !== undefined && (
        <TermsField
          {...register('termsAccepted', { validate: (isTicked) => isTicked || 'terms.required' })}
          error={messageOf('termsAccepted')}
        />
      )}
      <FormMessage>
        {problem?.at === 'form' && (
          <Banner tone="error" announceKey={announceKey}>
            {t(problem.reason)}
          </Banner>
        )}
      </FormMessage>
      <SubmitButton busy={isBusy} busyLabel={busyLabel} isReady={username !== '' && password !== ''}>
        {submitLabel}
      </SubmitButton>
      {children}
      <SlowNotice busy={isBusy} />
    </Form>
  );
}

function reasonOf(field: 'username', problem: ReturnType<typeof newUsernameProblem>): string | true {
  return problem === null ? true : `${field}.${problem}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
