import { type Dispatch, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../forms/use-code-form';
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

/** Without its dash. */
const BACKUP_LETTERS = 8;

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
  const { method, challenge, problem } = state;
  const isBusy = isChecking || isResending;
  const isBackupCode = method.type === 'BACKUP_CODE';
  const code = useCodeForm({
    missing: t(isBackupCode ? 'problem.emptyBackup' : 'problem.empty'),
    // A request with fewer letters would use up one of the five tries.
    least: isBackupCode ? BACKUP_LETTERS : 1,
    refused: problem !== null && isAtCode(problem) ? errorOf(problem.kind) : undefined,
    announceKey,
    // Removes the message about the last code, which would stay beside the corrected one.
    onType: () => problem !== null && isAtCode(problem) && dispatch({ type: 'forgive' }),
    onSubmit: onCheck,
  });

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

  return (
    <>
      <StepHeading focus="never" subtitle={<span id="code-sent">{lead()}</span>}>
        {t('title')}
      </StepHeading>
      <Form onSubmit={code.submit}>
        <StepUpProblem problem={problem} announceKey={announceKey} onWaitOver={() => dispatch({ type: 'forgive' })} />
        {isBackupCode ? (
          <TextField
            {...code.field}
            label={t('code.backupLabel')}
            aria-describedby="code-sent"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        ) : (
          <CodeField
            {...code.field}
            label={t('code.label')}
            length={challenge.codeLength}
            aria-describedby="code-sent"
          />
        )}
        <SubmitButton busy={isChecking} busyLabel={t('code.confirming')} isReady={isBusy || !code.isEmpty}>
          {t('code.confirm')}
        </SubmitButton>
        <SlowNotice busy={isBusy} />
        {challenge.resendAt !== null && (
          <ResendCode
            from={challenge.resendAt}
            busy={isResending}
            onResend={() => {
              code.clear();
              onResend();
            }}
          />
        )}
      </Form>
    </>
  );
}

/** No new code is offered for an authenticator app and backup codes, because the platform sends none. */
function textOf(kind: 'incorrect' | 'expired', type: Method['type']) {
  if (type === 'BACKUP_CODE' && kind !== 'expired') return 'problem.incorrectBackup' as const;
  return type === 'TOTP' ? (`problem.${kind}Totp` as const) : (`problem.${kind}` as const);
}
