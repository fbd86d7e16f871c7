import { type FormEvent, Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { timeOfDay } from '../../texts/time-zone';
import { Banner } from '../../ui/Banner';
import { SubmitButton, type SubmitButtonProps } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { CodeField } from '../../ui/CodeField';
import { focusOncePainted } from '../../ui/focus';
import { focusById } from '../../ui/focus-by-id';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { RadioGroup } from '../../ui/RadioGroup';
import { ResendCode } from '../../ui/ResendCode';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import type { CodeChallenge, Method, ReasonKey, StepUp } from './step-up.flow';
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
        <Code key={method.id} state={state} flow={flow} />
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
      <Methods methods={methods} chosen={chosen.id} mayTrust={mayTrust} flow={flow} />
    </Step>
  );
}

function Methods({ methods, chosen, mayTrust, flow }: Omit<StepUpFormProps, 'reasons'> & { chosen: string }) {
  const { t } = useTranslation('step-up');
  return (
    <>
      <RadioGroup
        legend={t('choose.legend')}
        legendHidden
        name="method"
        look="cards"
        value={chosen}
        options={methods.map(({ id, type, destination = '' }) => ({
          value: id,
          label: t(`method.${type}`),
          hint: t(`about.${type}`, { destination }),
        }))}
        onChange={(event) => flow.choose(event.target.value)}
      />
      {mayTrust && (
        <Checkbox
          name="trust"
          label={t('trust.label')}
          hint={t('trust.hint')}
          checked={flow.isTrusted}
          onChange={(event) => flow.setTrusted(event.target.checked)}
        />
      )}
      <FormMessage>
        <ProblemBanner of={flow.request} />
      </FormMessage>
    </>
  );
}

interface CodeProps {
  state: Extract<StepUp, { step: 'code' }>;
  flow: StepUpFlow;
}

function Code({ state: { method, challenge }, flow }: CodeProps) {
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
