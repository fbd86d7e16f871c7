import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import { taken } from '../../../client/taken';
import { control } from '../../data/control';
import { inWords, operationChoices } from '../../data/operations';
import { useAct } from '../../parts/Acting';
import { Choice } from '../../parts/Choice';
import { PersonChoice } from '../../parts/PersonChoice';
import { type FaultEntries, faultKinds, faultTimes, noEntries, ruleOf } from './fault-kinds';

const operations = [
  { value: '*', label: 'Every operation', about: 'Any call of the services.' },
  ...operationChoices.map(({ id, address }) => ({ value: id, label: id, about: `${inWords(id)}: ${address}` })),
];

/** Adds a fault: where, what goes wrong, which calls it hits. */
export function FaultForm() {
  const { act } = useAct();
  const [entries, setEntries] = useState(noEntries);
  const set = (changed: Partial<FaultEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const text = (name: keyof FaultEntries) => ({
    value: entries[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { operationId } = entries;
    const what = operationId === '*' ? 'Every operation' : operationId;
    void act(() => taken(control.POST('/__mock/faults', { body: ruleOf(entries) })), `${what} has a fault now.`);
  }

  return (
    <form className="wb-form" onSubmit={submit}>
      <Choice
        label="Operation"
        find="Find an operation"
        options={operations}
        value={entries.operationId}
        onChoose={(operationId) => set({ operationId })}
      />
      <SelectField label="Goes wrong" options={faultKinds} {...text('kind')} />
      {entries.kind === 'delay' && (
        <TextField label="Seconds late" type="number" min={0} step="any" required {...text('delaySeconds')} />
      )}
      {entries.kind === 'slow' && (
        <TextField label="Bytes per second" type="number" min={1} required {...text('bytesPerSecond')} />
      )}
      <SelectField label="Which calls" options={faultTimes} {...text('when')} />
      {['times', 'nth', 'every'].includes(entries.when) && (
        <TextField label="Number" type="number" min={entries.when === 'every' ? 2 : 1} required {...text('number')} />
      )}
      <details className="wb-more">
        <summary>More conditions</summary>
        <div className="wb-form">
          <PersonChoice
            label="Only for"
            value={entries.person}
            first={{ value: '', label: 'Everyone' }}
            onChoose={(person) => set({ person })}
          />
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
      <Button type="submit" variant="primary">
        Add the fault
      </Button>
    </form>
  );
}
