import { type Dispatch, type FormEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../texts/time-zone';
import { SubmitButton } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { focusById, focusOncePainted } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import type { Method, ProblemAtCode, StepUp, StepUpEvent } from './step-up.flow';
import { isAtCode, StepUpProblem } from './StepUpProblem';
import { plainId } from '../../ui/plain-text';

interface EnterCodeProps {
  state: Extract<StepUp, { step: 'code' }>;
  announceKey: number;
  isChecking: boolean;
  isResending: boolean;
  dispatch: Dispatch<StepUpEvent>;
  onCheck: (code: string) => void;
  onResend: () => void;
}

export function EnterCode({
  state,
  announceKey,
  isChecking,
  isResending,
  dispatch,
  onCheck,
  onResend,
}: EnterCodeProps) {
  const { t } = useTranslation('step-up');
  const { t: tf } = useTranslation('fields');
  const [code, setCode] = useState('');
  const { method, challenge, problem } = state;
  const isBusy = isChecking || isResending;
  const isBackupCode = method.type === 'BACKUP_CODE';
  const error = problem !== null && isAtCode(problem) ? errorOf(problem.kind) : undefined;

  useLayoutEffect(() => focusOncePainted(() => focusById('code')), [problem]);

  function errorOf(kind: ProblemAtCode['kind']): string {
    // The text of the last try warns that the code stops working. Backup codes and codes of an app keep working.
    if (kind === 'lastTry')
      return isBackupCode || method.type === 'TOTP' ? t(textOf('incorrect', method.type)) : tf('code.lastTry');
    return t(textOf(kind, method.type));
  }

  function lead(): string {
    const { type, destination = '' } = method;
    if (type === 'BACKUP_CODE') return t('code.BACKUP_CODE');
    if (type === 'TOTP' || type === 'PASSKEY') return t('code.TOTP');
    if (challenge.expiresAt === null) return t(`code.${type}WithoutTime`, { destination });
    return t(`code.${type}`, { destination, time: timeOfDay(challenge.expiresAt) });
  }

  function changeCode(text: string) {
    setCode(text);
    // Removes the message about the last code, which would stay beside the corrected one.
    if (problem !== null && isAtCode(problem)) dispatch({ type: 'forgive' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onCheck(plainId(code));
  }

  return (
    <>
      <StepHeading focus="never" subtitle={<span id="code-sent">{lead()}</span>}>
        {t('title')}
      </StepHeading>
      <Form onSubmit={submit}>
        <StepUpProblem problem={problem} announceKey={announceKey} onWaitOver={() => dispatch({ type: 'forgive' })} />
        {isBackupCode ? (
          <TextField
            id="code"
            name="code"
            label={t('code.backupLabel')}
            aria-describedby="code-sent"
            value={code}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            onChange={(event) => changeCode(event.target.value)}
          />
        ) : (
          <CodeField
            id="code"
            name="code"
            label={t('code.label')}
            length={challenge.codeLength}
            aria-describedby="code-sent"
            value={code}
            error={error}
            onChange={(event) => changeCode(event.target.value)}
          />
        )}
        <SubmitButton busy={isChecking} busyLabel={t('code.confirming')} isReady={isBusy || plainId(code) !== ''}>
          {t('code.confirm')}
        </SubmitButton>
        <SlowNotice busy={isBusy} />
        {challenge.resendAt !== null && (
          <ResendCode
            from={challenge.resendAt}
            busy={isResending}
            onResend={() => {
              setCode('');
              onResend();
            }}
          />
        )}
      </Form>
    </>
  );
}

/** No new code is offered for an authenticator app and backup codes, because the platform sends none. */
function textOf(kind: 'empty' | 'incorrect' | 'expired', type: Method['type']) {
  if (type === 'BACKUP_CODE' && kind !== 'expired')
    return kind === 'empty' ? ('problem.emptyBackup' as const) : ('problem.incorrectBackup' as const);
  if (kind === 'empty') return 'problem.empty' as const;
  return type === 'TOTP' ? (`problem.${kind}Totp` as const) : (`problem.${kind}` as const);
}
