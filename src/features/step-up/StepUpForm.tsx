import { type FormEvent, Fragment, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { SubmitButton, type SubmitButtonProps } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { ChooseMethod } from './ChooseMethod';
import { EnterStepUpCode } from './EnterStepUpCode';
import type { CodeChallenge, Method } from './step-up.flow';
import { timeOfDay } from '../../texts/time-zone';
import type { ReasonKey } from './step-up.params';
import type { StepUpFlow } from './use-step-up';

interface StepUpFormProps {
  methods: readonly Method[];
  reasons: readonly ReasonKey[];
  /** Whether sign-in may ask no more on this device. */
  mayTrust: boolean;
  flow: StepUpFlow;
}

/** The choice of a method, then the code. */
export function StepUpForm({ methods, reasons, mayTrust, flow }: StepUpFormProps) {
  const { t } = useTranslation('step-up');
  const { state, request, check, isBusy } = flow;

  if (state.step === 'code') {
    const { method, challenge } = state;
    return (
      <Step
        focus="never"
        subtitle={<span id="code-sent">{leadOf(t, method, challenge)}</span>}
        onSubmit={check.send}
        onChange={check.edit}
        button={{
          busy: check.isBusy,
          busyLabel: t('code.confirming'),
          isReady: check.isReady,
          children: t('code.confirm'),
        }}
        isBusy={isBusy}
        after={
          challenge.resendAt !== null && (
            <ResendCode from={challenge.resendAt} busy={request.isBusy} onResend={() => flow.start(method)} />
          )
        }
      >
        <EnterStepUpCode key={method.id} state={state} flow={flow} />
      </Step>
    );
  }
  if (state.step !== 'choose') return null;

  const isWaiting = !request.isReady;
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
          {reasons.map((reason) => (
            <Fragment key={reason}>
              {t(reason)}
              <br />
            </Fragment>
          ))}
          {t('choose.subtitle')}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) flow.start(chosen);
      }}
      button={{
        busy: request.isBusy,
        busyLabel: t('choose.starting'),
        'aria-disabled': isWaiting || undefined,
        children: t('choose.continue'),
      }}
      isBusy={request.isBusy}
    >
      <ChooseMethod methods={methods} chosen={chosen.id} mayTrust={mayTrust} flow={flow} />
    </Step>
  );
}

function leadOf(t: TFunction<'step-up'>, { type, destination = '' }: Method, { expiresAt }: CodeChallenge): string {
  if (type === 'BACKUP_CODE') return t('code.BACKUP_CODE');
  if (type === 'TOTP' || type === 'PASSKEY') return t('code.TOTP');
  if (expiresAt === null) return t(`code.${type}WithoutTime`, { destination });
  return t(`code.${type}`, { destination, time: timeOfDay(expiresAt) });
}

interface StepProps {
  focus: 'step' | 'never';
  subtitle: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onChange?: () => void;
  button: SubmitButtonProps;
  isBusy: boolean;
  after?: ReactNode;
  children: ReactNode;
}

/**
 * Both steps are this form, so the pressed "Continue" stays in the page. Orca misses the focus of a field when the
 * control that had it has just gone, and takes the digits of a code for commands.
 */
function Step({ focus, subtitle, onSubmit, onChange, button, isBusy, after, children }: StepProps) {
  const { t } = useTranslation('step-up');
  return (
    <>
      <StepHeading focus={focus} subtitle={subtitle}>
        {t('title')}
      </StepHeading>
      <Form onSubmit={onSubmit} onChange={onChange}>
        {children}
        <SubmitButton {...button} />
        <SlowNotice busy={isBusy} />
        {after}
      </Form>
    </>
  );
}
