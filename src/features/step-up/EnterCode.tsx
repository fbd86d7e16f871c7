import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../ui/CodeField';
import { focusById, focusOncePainted } from '../../ui/focus';
import { TextField } from '../../ui/TextField';
import type { StepUp } from './step-up.flow';
import { StepUpProblem } from './StepUpProblem';
import type { useStepUpCode } from './use-step-up-code';
import type { StepUpFlow } from './use-step-up';

interface EnterCodeProps {
  state: Extract<StepUp, { step: 'code' }>;
  flow: StepUpFlow;
  field: ReturnType<typeof useStepUpCode>['field'];
}

export function EnterCode({ state: { method, challenge, problem }, flow, field }: EnterCodeProps) {
  const { t } = useTranslation('step-up');
  useLayoutEffect(() => focusOncePainted(() => focusById('code')), [problem]);
  return (
    <>
      <StepUpProblem
        problem={problem}
        announceKey={flow.announceKey}
        onWaitOver={() => flow.dispatch({ type: 'forgive' })}
      />
      {method.type === 'BACKUP_CODE' ? (
        <TextField
          {...field}
          label={t('code.backupLabel')}
          aria-describedby="code-sent"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
        />
      ) : (
        <CodeField {...field} label={t('code.label')} length={challenge.codeLength} aria-describedby="code-sent" />
      )}
    </>
  );
}
