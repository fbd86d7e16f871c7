import * as z from 'zod/mini';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { email as emailRule, emailOfIdentifier, identifierToTakeBack } from '../../forms/fields/email';
import { identifierOf } from '../../forms/kept-input/identifier';
import { typedText } from '../../forms/kept-input/kept-input';
import { useEntryInput } from '../../forms/kept-input/use-entry-input';
import { useFields } from '../../forms/use-fields';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { type Problem, useSubmission } from '../../forms/use-submission';
import { writeEntry } from '../../navigation/entry';
import { paths } from '../../navigation/paths';
import type { SafeUrl } from '../../navigation/path';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import { asTyped } from '../../ui/as-typed';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';

const schema = z.object({ email: emailRule });

interface EmailFormProps<Result> {
  title: string;
  subtitle: string;
  back: string;
  other?: OtherWay | undefined;
  busyLabel: string;
  send: (email: string, signal: AbortSignal) => Promise<Result>;
  /** Null where another page follows. */
  problemOf: (error: unknown) => Problem<'email'> | null;
  onSuccess: (result: Result, sent: SentEmail) => void;
  onError?: (error: Error, sent: SentEmail) => void;
}

interface SentEmail {
  email: string;
  /** What sign-in gets back. */
  identifier: string;
  clear: () => void;
}

export type OtherWay = { readonly label: string } & (
  { readonly to: (target: { redirectUrl?: string }) => SafeUrl } | { readonly href: string }
);

/** Submit is enabled only for an email address; Enter shows the missing part. */
export function EmailForm<Result>({
  title,
  subtitle,
  back,
  other,
  busyLabel,
  send,
  problemOf,
  onSuccess,
  onError,
}: EmailFormProps<Result>) {
  const { t } = useTranslation('recovery');
  const { state: arrival, search } = useLocation();
  const came = identifierOf(arrival);
  const { kept = emailOfIdentifier(came), keep, forget } = useEntryInput('email', typedText);
  const form = useFields({
    schema,
    waitsFor: 'rules',
    defaultValues: { email: kept },
  });
  const { email } = form.typed;
  const identifier = identifierToTakeBack(came, email);
  const target = uncheckedRedirectUrl(search);
  const sent = { identifier, clear };
  function clear() {
    form.reset({ email: '' });
    forget();
    // Otherwise the identifier of sign-in would fill the field again.
    writeEntry('email', '');
  }
  const request = useSubmission((typed: { email: string }, signal) => send(typed.email, signal), {
    form,
    problemOf,
    onSuccess: (result, typed) => onSuccess(result, { ...sent, ...typed }),
    onError: (error, typed) => onError?.(error, { ...sent, ...typed }),
  });

  return (
    <>
      <StepHeading focus="never" subtitle={subtitle}>
        {title}
      </StepHeading>
      <SubmissionForm
        of={request}
        label={t('submit')}
        busyLabel={busyLabel}
        canCancel
        others={
          <>
            {other && (
              <LinkButton
                variant="onward"
                wide
                {...('href' in other
                  ? { href: other.href }
                  : { to: other.to(target), state: { identifier, kept: { email } } })}
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
          </>
        }
      >
        <TextField
          {...form.field('email', { onChange: (event: { target: { value: string } }) => keep(event.target.value) })}
          label={t('email')}
          type="email"
          autoComplete="email"
          {...asTyped}
          readOnly={request.isBusy || request.isDone}
        />
      </SubmissionForm>
    </>
  );
}
