import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { SubmitButton, type SubmitButtonProps } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { ChooseMethod } from './ChooseMethod';
import { EnterCode } from './EnterCode';
import type { Method } from './step-up.flow';
import type { Purpose } from './step-up.params';
import { useStepUpCode } from './use-step-up-code';
import type { StepUpFlow } from './use-step-up';

interface StepUpFormProps {
  methods: readonly Method[];
  purpose: Purpose | null;
  flow: StepUpFlow;
}

/** The choice of a method, then the code. */
export function StepUpForm({ methods, purpose, flow }: StepUpFormProps) {
  const { t } = useTranslation('step-up');
  const { state, isRequesting, isAnswering } = flow;
  const code = useStepUpCode(flow);

  if (state.step === 'code') {
    const { method, challenge } = state;
    const isBusy = isRequesting || isAnswering;
    return (
      <Step
        focus="never"
        subtitle={<span id="code-sent">{code.lead}</span>}
        onSubmit={code.submit}
        button={{
          busy: isAnswering,
          busyLabel: t('code.confirming'),
          isReady: isBusy || !code.isEmpty,
          children: t('code.confirm'),
        }}
        isBusy={isBusy}
        after={
          challenge.resendAt !== null && (
            <ResendCode
              from={challenge.resendAt}
              busy={isRequesting}
              onResend={() => {
                code.clear();
                flow.start(method);
              }}
            />
          )
        }
      >
        <EnterCode key={method.id} state={state} flow={flow} field={code.field} />
      </Step>
    );
  }
  if (state.step !== 'choose') return null;

  const isWaiting = state.problem !== null && 'until' in state.problem;
  const chosen = methods.find(({ id }) => id === state.chosen) ?? methods[0];
  if (chosen === undefined) {
    return (
      <>
        <StepHeading>{t('title')}</StepHeading>
        <Banner tone="error">{t('none')}</Banner>
      </>
    );
  }
  return (
    <Step
      focus="step"
      subtitle={
        <>
          {purpose !== null && t(`purpose.${purpose}`)}
          {purpose !== null && <br />}
          {t('choose.subtitle')}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (isWaiting) return;
        code.clear();
        flow.start(chosen);
      }}
      button={{
        busy: isRequesting,
        busyLabel: t('choose.starting'),
        'aria-disabled': isWaiting || undefined,
        children: t('choose.continue'),
      }}
      isBusy={isRequesting}
    >
      <ChooseMethod methods={methods} chosen={chosen.id} problem={state.problem} flow={flow} />
    </Step>
  );
}

interface StepProps {
  focus: 'step' | 'never';
  subtitle: ReactNode;
  onSubmit: (event: FormEvent) => void;
  button: SubmitButtonProps;
  isBusy: boolean;
  after?: ReactNode;
  children: ReactNode;
}

/**
 * Both steps are this form, so the pressed "Continue" stays in the page. Orca misses the focus of a field when the
 * control that had it has just gone, and takes the digits of a code for commands.
 */
function Step({ focus, subtitle, onSubmit, button, isBusy, after, children }: StepProps) {
  const { t } = useTranslation('step-up');
  return (
    <>
      <StepHeading focus={focus} subtitle={subtitle}>
        {t('title')}
      </StepHeading>
      <Form onSubmit={onSubmit}>
        {children}
        <SubmitButton {...button} />
        <SlowNotice busy={isBusy} />
        {after}
      </Form>
    </>
  );
}
