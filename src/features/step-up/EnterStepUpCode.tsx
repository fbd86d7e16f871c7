import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../ui/CodeField';
import { focusOncePainted } from '../../ui/focus';
import { focusById } from '../../ui/focus-by-id';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { TextField } from '../../ui/TextField';
import type { StepUp } from './step-up.flow';
import type { StepUpFlow } from './use-step-up';

interface EnterStepUpCodeProps {
  state: Extract<StepUp, { step: 'code' }>;
  flow: StepUpFlow;
}

export function EnterStepUpCode({ state: { method, challenge }, flow }: EnterStepUpCodeProps) {
  const { t } = useTranslation('step-up');
  useLayoutEffect(() => focusOncePainted(() => focusById('code')), [flow.request.problem]);
  const field = flow.code.codeField;
  return (
    <>
      <ProblemBanner of={flow.request} />
      <ProblemBanner of={flow.check} />
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
