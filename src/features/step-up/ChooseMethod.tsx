import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../ui/FormMessage';
import { RadioGroup } from '../../ui/RadioGroup';
import { ProblemBanner } from '../../forms/ProblemBanner';
import type { Method } from './step-up.flow';
import type { StepUpFlow } from './use-step-up';

interface ChooseMethodProps {
  methods: readonly Method[];
  chosen: string;
  flow: StepUpFlow;
}

export function ChooseMethod({ methods, chosen, flow }: ChooseMethodProps) {
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
      <FormMessage>
        <ProblemBanner of={flow.request} />
      </FormMessage>
    </>
  );
}
