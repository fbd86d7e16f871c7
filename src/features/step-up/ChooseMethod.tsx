import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Checkbox';
import { FormMessage } from '../../ui/FormMessage';
import { RadioGroup } from '../../ui/RadioGroup';
import { ProblemBanner } from '../../forms/ProblemBanner';
import type { Method } from './step-up.flow';
import type { StepUpFlow } from './use-step-up';

interface ChooseMethodProps {
  methods: readonly Method[];
  chosen: string;
  mayTrust: boolean;
  flow: StepUpFlow;
}

export function ChooseMethod({ methods, chosen, mayTrust, flow }: ChooseMethodProps) {
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
