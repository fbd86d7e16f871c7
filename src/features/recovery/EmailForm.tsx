import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { emailProblem, isEmail } from '../../forms/fields/email';
import { emailOfIdentifier, identifierOf, identifierToTakeBack } from '../../forms/identifier';
import { readKept, useKeepInput } from '../../forms/kept-input';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import type { SafeUrl } from '../../navigation/safe-url';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { KEPT_EMAIL } from './recovery.api';
import { plainId } from '../../ui/plain-text';

interface EmailFormProps {
  title: string;
  subtitle: string;
  back: string;
  other?: OtherWay | undefined;
  busyLabel: string;
  isBusy: boolean;
  /** Error of the last submit at the field; it disappears when the address changes. */
  refused?: string | undefined;
  hasNoConnection: boolean;
  announceKey: number;
  onSubmit: (email: string, identifier: string) => void;
  onCancel: () => void;
}

export type OtherWay = { readonly label: string } & (
  { readonly to: (target: { redirectUrl?: string }) => SafeUrl } | { readonly href: string }
);

/** Submit is enabled only for an email address; Enter shows the missing part. */
export function EmailForm({
  title,
  subtitle,
  back,
  other,
  busyLabel,
  isBusy,
  refused,
  hasNoConnection,
  announceKey,
  onSubmit,
  onCancel,
}: EmailFormProps) {
  const { t } = useTranslation('recovery');
  const { t: field } = useTranslation('fields');
  const { state: arrival, search } = useLocation();
  const came = identifierOf(arrival);
  const [email, setEmail] = useState(() => textOf(readKept(KEPT_EMAIL)) ?? emailOfIdentifier(came));
  /** No error shows before the user has finished typing once. */
  const [isChecked, setChecked] = useState(false);
  const [refusedEmail, setRefusedEmail] = useState('');
  const keep = useKeepInput<string>(KEPT_EMAIL);

  const problem = isChecked ? emailProblem(email) : null;
  const isRefused = refused !== undefined && refusedEmail === email;
  const refusal = isRefused ? refused : undefined;
  const error = problem === null ? refusal : field(problem === 'required' ? 'required' : 'email.invalid');
  usePageError(error !== undefined || hasNoConnection);
  const identifier = identifierToTakeBack(came, email);
  const target = uncheckedRedirectUrl(search);

  function change(value: string) {
    setEmail(value);
    keep(value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isEmail(email)) return;
    setRefusedEmail(email);
    onSubmit(plainId(email), identifier);
  }

  return (
    <>
      <StepHeading subtitle={subtitle}>{title}</StepHeading>
      <Form onSubmit={submit} checksOnEnter>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          {...asTyped}
          value={email}
          readOnly={isBusy}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setChecked(isChecked || plainId(email) !== '')}
        />
        <FormMessage>
          {hasNoConnection && (
            <Banner tone="error" announceKey={announceKey}>
              {t('connection')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={busyLabel} isReady={isEmail(email)}>
          {t('submit')}
        </SubmitButton>
        {other && (
          <LinkButton
            variant="quiet"
            wide
            {...('href' in other
              ? { href: other.href }
              : { to: other.to(target), state: { identifier, kept: { [KEPT_EMAIL]: email } } })}
          >
            {other.label}
          </LinkButton>
        )}
        <LinkButton
          variant="quiet"
          wide
          to={paths.login(target)}
          state={identifier === '' ? undefined : { identifier }}
        >
          {back}
        </LinkButton>
        <SlowNotice busy={isBusy} onCancel={onCancel} />
      </Form>
    </>
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
