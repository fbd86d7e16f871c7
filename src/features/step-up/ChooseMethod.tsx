import type { Dispatch, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { RadioGroup } from '../../ui/RadioGroup';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import type { Method, StepUp, StepUpEvent } from './step-up.flow';
import type { Purpose } from './step-up.params';
import { StepUpProblem } from './StepUpProblem';

interface ChooseMethodProps {
  methods: readonly Method[];
  purpose: Purpose | null;
  state: Extract<StepUp, { step: 'choose' }>;
  announceKey: number;
  isBusy: boolean;
  dispatch: Dispatch<StepUpEvent>;
  onStart: (method: Method) => void;
}

export function ChooseMethod({ methods, purpose, state, announceKey, isBusy, dispatch, onStart }: ChooseMethodProps) {
  const { t } = useTranslation('step-up');
  const isWaiting = state.problem !== null && 'until' in state.problem;
  const chosen = methods.find(({ id }) => id === state.chosen) ?? methods[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined && !isWaiting) onStart(chosen);
  }

  if (chosen === undefined) {
    return (
      <>
        <StepHeading step="choose">{t('title')}</StepHeading>
        <Banner tone="error">{t('none')}</Banner>
      </>
    );
  }
  return (
    <>
      <StepHeading
        step="choose"
        subtitle={
          <>
            {purpose !== null && t(`purpose.${purpose}`)}
            {purpose !== null && <br />}
            {t('choose.subtitle')}
          </>
        }
      >
        {t('title')}
      </StepHeading>
      <Form onSubmit={submit}>
        <RadioGroup
          legend={t('choose.legend')}
          legendHidden
          name="method"
          look="cards"
          value={chosen.id}
          options={methods.map(({ id, type, destination = '' }) => ({
            value: id,
            label: t(`method.${type}`),
            hint: t(`about.${type}`, { destination }),
          }))}
          onChange={(event) => isBusy || dispatch({ type: 'choose', methodId: event.target.value })}
        />
        <FormMessage>
          <StepUpProblem
            problem={state.problem}
            announceKey={announceKey}
            onWaitOver={() => dispatch({ type: 'forgive' })}
          />
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('choose.starting')} aria-disabled={isWaiting || undefined}>
          {t('choose.continue')}
        </SubmitButton>
        <SlowNotice busy={isBusy} />
      </Form>
    </>
  );
}
