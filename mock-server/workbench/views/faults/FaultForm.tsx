import { SelectField } from '../../../../src/ui/SelectField';
import { TextArea } from '../../../../src/ui/TextArea';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { errorsOf, operationIds, services } from '../../data/operations';
import { ActionForm } from '../../parts/ActionForm';
import { PersonChoice } from '../../parts/Choice';
import { useEntries } from '../../parts/use-entries';
import { type FaultEntries, faultTimes, firstEntries, kindsFor, ruleOf } from './fault-kinds';

const operations = [
  { value: '*', label: 'Every operation' },
  ...services.map((name) => ({ value: name, label: `Every operation of ${name}` })),
  ...operationIds.map((id) => ({ value: id, label: id })),
];

/** The usual faults. The control interface has further conditions. */
export function FaultForm() {
  const { entries, field, choice } = useEntries(firstEntries);
  const { operationId, when } = entries;
  const kinds = kindsFor(errorsOf(operationId));
  // Another operation may not declare the chosen response.
  const kind = kinds.some(({ value }) => value === entries.kind) ? entries.kind : firstEntries.kind;
  const what = operations.find(({ value }) => value === operationId)?.label ?? operationId;
  const text = (name: keyof FaultEntries) => ({ autoComplete: 'off', ...field(name) });

  return (
    <ActionForm
      run={() => unwrap(control.POST('/__mock/faults', { body: ruleOf({ ...entries, kind }, kinds) }))}
      done={`${what} has a fault now.`}
      button="Add the fault"
      isPrimary
    >
      <SelectField label="Operation" options={operations} {...field('operationId')} />
      <SelectField label="Goes wrong" options={kinds} {...field('kind')} value={kind} />
      {kind === 'delay' && (
        <TextField label="Seconds late" type="number" min={0} step="any" required {...text('delaySeconds')} />
      )}
      {kind === 'slow' && (
        <TextField label="Bytes per second" type="number" min={1} required {...text('bytesPerSecond')} />
      )}
      {kind === 'own' && (
        <>
          <TextField label="Status" type="number" min={200} max={599} required {...text('ownStatus')} />
          <TextArea label="Body" hint="JSON, or any text." spellCheck={false} translate="no" {...text('ownBody')} />
        </>
      )}
      <SelectField label="Which calls" options={faultTimes} {...field('when')} />
      {['times', 'nth', 'every'].includes(when) && (
        <TextField
          label="Number"
          hint="Counted from now."
          type="number"
          min={when === 'every' ? 2 : 1}
          required
          {...text('number')}
        />
      )}
      <PersonChoice label="Only for" first={{ value: '', label: 'Everyone' }} {...choice('person')} />
      <TextField
        label="Likelihood in percent"
        optional
        type="number"
        min={0.1}
        max={100}
        step="any"
        {...text('percent')}
      />
    </ActionForm>
  );
}
