import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../forms/use-code-form';
import { timeOfDay } from '../../texts/time-zone';
import type { CodeChallenge, Method, ProblemAtCode } from './step-up.flow';
import { isAtCode } from './StepUpProblem';
import type { StepUpFlow } from './use-step-up';

/** Without its dash. */
const BACKUP_LETTERS = 8;

/** The form of the code, before the method is chosen too. */
export function useStepUpCode({ state, announceKey, dispatch, check }: StepUpFlow) {
  const { t } = useTranslation('step-up');
  const { t: tf } = useTranslation('fields');
  const type = state.step === 'code' ? state.method.type : undefined;
  const problem = state.step === 'code' && state.problem !== null && isAtCode(state.problem) ? state.problem : null;
  const isBackupCode = type === 'BACKUP_CODE';
  const form = useCodeForm({
    missing: t(isBackupCode ? 'problem.emptyBackup' : 'problem.empty'),
    // A request with fewer letters would use up one of the five tries.
    least: isBackupCode ? BACKUP_LETTERS : 1,
    length: state.step === 'code' && !isBackupCode ? state.challenge.codeLength : undefined,
    refused: problem === null || type === undefined ? undefined : errorOf(problem.kind, type),
    announceKey,
    // Removes the message about the last code, which would stay beside the corrected one.
    onType: () => problem !== null && dispatch({ type: 'forgive' }),
    onSubmit: check,
  });

  function errorOf(kind: ProblemAtCode['kind'], of: Method['type']): string {
    // The text of the last try warns that the code stops working. Backup codes and codes of an app keep working.
    if (kind === 'lastTry') return isBackupCode || of === 'TOTP' ? t(textOf('incorrect', of)) : tf('code.lastTry');
    return t(textOf(kind, of));
  }

  function leadOf({ type, destination = '' }: Method, { expiresAt }: CodeChallenge): string {
    if (type === 'BACKUP_CODE') return t('code.BACKUP_CODE');
    if (type === 'TOTP' || type === 'PASSKEY') return t('code.TOTP');
    if (expiresAt === null) return t(`code.${type}WithoutTime`, { destination });
    return t(`code.${type}`, { destination, time: timeOfDay(expiresAt) });
  }

  return { ...form, lead: state.step === 'code' ? leadOf(state.method, state.challenge) : undefined };
}

/** No new code is offered for an authenticator app and backup codes, because the platform sends none. */
function textOf(kind: 'incorrect' | 'expired', type: Method['type']) {
  if (type === 'BACKUP_CODE' && kind !== 'expired') return 'problem.incorrectBackup' as const;
  return type === 'TOTP' ? (`problem.${kind}Totp` as const) : (`problem.${kind}` as const);
}
