import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { usePageError } from '../../lib/navigation/page-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Form } from '../../ui/Form';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { CodeProblem, Unsent } from './email-verification.flow';
import { SendProblemBanner } from './SendProblemBanner';
import { emailVerificationTexts } from './texts';
import type { EmailVerificationFlow } from './use-email-verification';

const DIGITS = 6;

interface EnterCodeProps {
  email: string | undefined;
  token: string;
  problem: CodeProblem | null;
  /** The last request for a new code failed. */
  unsent: Unsent | undefined;
  flow: EmailVerificationFlow;
}

/**
 * The second step: the user enters the code from the email. An expired or blocked code disables the form, but the user
 * can request a new code. Only an unverified address can change.
 */
export function EnterCode({ email, token, problem, unsent, flow: { dispatch, send, verify, leave } }: EnterCodeProps) {
  const t = useText(emailVerificationTexts);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const isDead = problem === 'expired' || problem === 'tooMany';
  const isBusy = verify.isBusy || verify.isDone;
  const atField = problem === 'connection' ? null : problem;
  const mustWait = unsent?.until !== undefined;
  const shownUnsent = isBusy || send.isBusy ? undefined : unsent;
  usePageError((problem !== null && !isBusy) || shownUnsent !== undefined);

  // Focuses the field that holds the refused code.
  useLayoutEffect(() => {
    if (atField !== null) field.current?.focus();
  }, [atField, tries, verify.announceKey]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isDead) return;
    if (code.length === DIGITS) verify.submit({ token, code });
    else {
      setTries(tries + 1);
      dispatch({ type: 'code-refused', problem: 'empty' });
    }
  }

  return (
    <>
      <StepHeading
        step="enterCode"
        subtitle={email === undefined ? t('enterCode.subtitleWithoutEmail') : t('enterCode.subtitle', { email })}
      >
        {t('enterCode.title')}
      </StepHeading>
      <Form onSubmit={submit}>
        {shownUnsent !== undefined && (
          <SendProblemBanner
            unsent={shownUnsent}
            announceKey={Math.max(send.announceKey, verify.announceKey)}
            onWaitOver={() => dispatch({ type: 'wait-over' })}
          />
        )}
        {problem === 'connection' && shownUnsent?.problem !== 'connection' && !isBusy && (
          <Banner tone="error" announceKey={verify.announceKey}>
            {t('connection')}
          </Banner>
        )}
        <CodeField
          ref={field}
          name="code"
          label={t('enterCode.code')}
          value={code}
          readOnly={isBusy}
          error={atField !== null && !isBusy ? t(`enterCode.problem.${atField}`) : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            if (problem !== null && !isDead) dispatch({ type: 'code-refused', problem: null });
          }}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isBusy}
          busyLabel={t('enterCode.verifying')}
          disabled={!isBusy && isDead}
        >
          {t('enterCode.verify')}
        </Button>
        <Button
          wide
          busy={send.isBusy}
          busyLabel={t('enterCode.resending')}
          // Not `disabled`, which would move the focus from this button to the body.
          aria-disabled={mustWait || undefined}
          onClick={mustWait ? undefined : () => send.submit()}
        >
          {t('enterCode.resend')}
        </Button>
        {email !== undefined && (
          <Button variant="quiet" wide onClick={() => leave('change')}>
            {t('change')}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => leave('cancel')}>
          {t('cancel')}
        </Button>
        <SlowNotice busy={verify.isBusy} onCancel={verify.cancel} />
      </Form>
    </>
  );
}
