import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emailProblem, isEmail } from '../../lib/forms/fields/email';
import { fieldTexts } from '../../lib/forms/fields/texts';
import { useText } from '../../lib/i18n/i18n';
import { emailOfIdentifier, identifierOf, identifierToTakeBack } from '../../lib/forms/identifier';
import { readKept, useKeepInput } from '../../lib/forms/kept-input';
import { usePageError } from '../../lib/navigation/page-title';
import { paths, targetIn } from '../../lib/navigation/paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { recoveryTexts } from './texts';

interface EmailFormProps {
  title: string;
  subtitle: string;
  /** What the way back to sign-in is called. */
  back: string;
  busyLabel: string;
  isBusy: boolean;
  /** What the last try said about the address; it goes with the next key. */
  refused?: string | undefined;
  /** The server was not reached. */
  hasNoConnection: boolean;
  announceKey: number;
  onSubmit: (email: string, identifier: string) => void;
  onCancel: () => void;
}

/** The name that the address is kept by, with the history entry. */
export const KEPT_EMAIL = 'email';

/**
 * The email-only form of docs/product/5-validation.md (forgot username, forgot password, SSO login, self-registration):
 * Submit is enabled only when the text is an e-mail address, and Enter says what is missing. What is typed outlives a
 * reload and Back, and goes back to sign-in by state.
 */
export function EmailForm({
  title,
  subtitle,
  back,
  busyLabel,
  isBusy,
  refused,
  hasNoConnection,
  announceKey,
  onSubmit,
  onCancel,
}: EmailFormProps) {
  const t = useText(recoveryTexts);
  const field = useText(fieldTexts);
  const { state: arrival, search } = useLocation();
  const came = identifierOf(arrival);
  const [email, setEmail] = useState(() => textOf(readKept(KEPT_EMAIL)) ?? emailOfIdentifier(came));
  /** Whether the person has finished typing once: nobody is corrected in the middle of the first word. */
  const [isChecked, setChecked] = useState(false);
  const [refusedEmail, setRefusedEmail] = useState('');
  const keep = useKeepInput<string>(KEPT_EMAIL);

  const problem = isChecked ? emailProblem(email) : null;
  const isRefused = refused !== undefined && refusedEmail === email;
  const error = problem !== null ? field(`email.${problem}`) : isRefused ? refused : undefined;
  usePageError(error !== undefined || hasNoConnection);
  const identifier = identifierToTakeBack(came, email);

  function change(value: string) {
    setEmail(value);
    keep(value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isEmail(email)) return;
    setRefusedEmail(email);
    onSubmit(email.trim(), identifier);
  }

  /**
   * "Enter starts validation": a form whose only button is disabled would not be submitted, and nobody would know why.
   */
  function validate(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.defaultPrevented && !isEmail(email)) setChecked(true);
  }

  return (
    <>
      <StepHeading subtitle={subtitle}>{title}</StepHeading>
      <Form onSubmit={submit}>
        {hasNoConnection && (
          <Banner tone="error" announceKey={announceKey}>
            {t('connection')}
          </Banner>
        )}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={email}
          readOnly={isBusy}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setChecked(isChecked || email.trim() !== '')}
          onKeyDown={validate}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isBusy}
          busyLabel={busyLabel}
          disabled={!isBusy && !isEmail(email)}
        >
          {t('submit')}
        </Button>
        <LinkButton
          variant="quiet"
          wide
          to={paths.login(targetIn(search))}
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
