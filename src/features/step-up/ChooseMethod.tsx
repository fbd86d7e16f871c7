import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../ui/FormMessage';
import { RadioGroup } from '../../ui/RadioGroup';
import type { Method, Problem } from './step-up.flow';
import { StepUpProblem } from './StepUpProblem';
import type { StepUpFlow } from './use-step-up';

interface ChooseMethodProps {
  methods: readonly Method[];
  chosen: string;
  problem: Problem | null;
  flow: StepUpFlow;
}

export function ChooseMethod({ methods, chosen, problem, flow }: ChooseMethodProps) {
  const { t } = useTranslation('step-up');
  const { dispatch, announceKey, isRequesting } = flow;
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
        onChange={(event) => isRequesting || dispatch({ type: 'choose', methodId: event.target.value })}
      />
      <FormMessage>
        <StepUpProblem problem={problem} announceKey={announceKey} onWaitOver={() => dispatch({ type: 'forgive' })} />
      </FormMessage>
    </>
  );
}
