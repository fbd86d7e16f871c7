import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { email as emailRule, isEmail } from '../../forms/fields/email';
import { emailOfIdentifier, identifierToTakeBack } from '../../forms/fields/email';
import { identifierOf } from '../../forms/identifier';
import { readKept } from '../../forms/kept-input';
import { useKeepInput } from '../../forms/use-keep-input';
import { useFields } from '../../forms/use-fields';
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

const schema = z.object({ email: emailRule });

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
  const { state: arrival, search } = useLocation();
  const came = identifierOf(arrival);
  const { field, control, handleSubmit } = useFields({
    schema,
    defaultValues: { email: textOf(readKept(KEPT_EMAIL)) ?? emailOfIdentifier(came) },
  });
  const email = useWatch({ control, name: 'email' });
  const keep = useKeepInput<string>(KEPT_EMAIL);
  const [refusedEmail, setRefusedEmail] = useState('');

  const emailField = field('email', { onChange: (event: { target: { value: string } }) => keep(event.target.value) });
  const error = emailField.error ?? (refusedEmail === email ? refused : undefined);
  usePageError(error !== undefined || hasNoConnection);
  const identifier = identifierToTakeBack(came, email);
  const target = uncheckedRedirectUrl(search);

  const submit = handleSubmit(({ email: address }) => {
    if (isBusy) return;
    setRefusedEmail(email);
    onSubmit(address, identifier);
  });

  return (
    <>
      <StepHeading subtitle={subtitle}>{title}</StepHeading>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...emailField}
          label={t('email')}
          type="email"
          autoComplete="email"
          {...asTyped}
          readOnly={isBusy}
          error={error}
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
