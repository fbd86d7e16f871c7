import { SelectField } from '../../../../src/ui/SelectField';
import { TextArea } from '../../../../src/ui/TextArea';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { choiceOf, useOperations } from '../../data/use-operations';
import { ActionForm } from '../../parts/ActionForm';
import { Choice } from '../../parts/Choice';
import { PersonChoice } from '../../parts/PersonChoice';
import { useEntries } from '../../parts/use-entries';
import { type FaultEntries, faultTimes, firstEntries, kindsFor, ruleOf } from './fault-kinds';

const everyOperation = { value: '*', label: 'Every operation', about: 'Any call of the services.' };

export function FaultForm() {
  const { entries, field, choice } = useEntries(firstEntries);
  const { operationId, kind, when } = entries;
  const operations = useOperations();
  const kinds = kindsFor(operations.find(({ id }) => id === operationId)?.responses ?? []);
  // Another operation may not declare the chosen response.
  const isOffered = kinds.some(({ value }) => value === kind);
  const chosen = isOffered ? entries : { ...entries, kind: firstEntries.kind };
  const what = operationId === '*' ? 'Every operation' : operationId;
  const text = (name: keyof FaultEntries) => ({ autoComplete: 'off', ...field(name) });

  return (
    <ActionForm
      run={() => unwrap(control.POST('/__mock/faults', { body: ruleOf(chosen, kinds) }))}
      done={`${what} has a fault now.`}
      button="Add the fault"
      isPrimary
    >
      <Choice label="Operation" options={[everyOperation, ...operations.map(choiceOf)]} {...choice('operationId')} />
      <SelectField label="Goes wrong" options={kinds} {...field('kind')} value={chosen.kind} />
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
      <details className="wb-more">
        <summary>More conditions</summary>
        <div className="wb-form">
          <PersonChoice label="Only for" first={{ value: '', label: 'Everyone' }} {...choice('person')} />
          <TextField label="Only with the header" optional {...text('headerName')} />
          <TextField label="Value of the header" optional {...text('headerValue')} />
          <TextField label="Only with the body field" optional {...text('bodyField')} />
          <TextField label="Value of the body field" optional {...text('bodyValue')} />
          <TextField
            label="Likelihood in percent"
            optional
            type="number"
            min={0.1}
            max={100}
            step="any"
            {...text('percent')}
          />
          <TextField
            label="Up to so many more seconds late"
            hint="A random part of it is added to the delay."
            optional
            type="number"
            min={0.001}
            step="any"
            {...text('jitterSeconds')}
          />
        </div>
      </details>
    </ActionForm>
  );
}
