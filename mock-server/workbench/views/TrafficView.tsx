import { useDeferredValue } from 'react';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { SelectField } from '../../../src/ui/SelectField';
import { TextField } from '../../../src/ui/TextField';
import { clearCalls } from '../data/queries';
import { useAct } from '../parts/Acting';
import { Column } from '../parts/Column';
import { Find } from '../parts/Find';
import { PersonChoice } from '../parts/PersonChoice';
import { Section } from '../parts/Section';
import { useEntries } from '../parts/use-entries';
import { CallList } from './traffic/CallList';
import { SecurityReports } from './traffic/SecurityReports';

const methods = [
  { value: '', label: 'Every method' },
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => ({ value: name, label: name })),
];

const statuses = [
  { value: '', label: 'Every status' },
  { value: '2xx', label: '2xx: good' },
  { value: '3xx', label: '3xx: elsewhere' },
  { value: '4xx', label: '4xx: refused' },
  { value: '5xx', label: '5xx: failed' },
];

/** The calls to the services, and what browsers blocked. */
export function TrafficView() {
  const { act } = useAct();
  const { entries, field, choice, set } = useEntries({
    search: '',
    method: '',
    path: '',
    person: '',
    status: '',
    breaches: '',
  });
  const filter = useDeferredValue(entries);
  return (
    <>
      <Section
        title="Journal"
        isWide
        about="Open a row to see what was sent, what came back, and what the contract says."
      >
        <div className="wb-form">
          <Find label="Find a call" value={entries.search} onFind={(text) => set('search', text)} />
          <SelectField label="Method" options={methods} {...field('method')} />
          <TextField label="Path contains" optional autoComplete="off" spellCheck={false} {...field('path')} />
          <PersonChoice label="Of" first={{ value: '', label: 'Everyone' }} {...choice('person')} />
          <SelectField label="Status" options={statuses} {...field('status')} />
          <Checkbox
            label="Only off the contract"
            checked={entries.breaches !== ''}
            onChange={(event) => set('breaches', event.target.checked ? 'only' : '')}
          />
          <Button onClick={() => act(clearCalls, 'The journal is empty.')}>Empty the journal</Button>
        </div>
        <CallList filter={filter} />
      </Section>
      <Column>
        <SecurityReports />
      </Column>
    </>
  );
}
