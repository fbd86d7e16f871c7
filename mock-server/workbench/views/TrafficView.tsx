import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { done } from '../../client/unwrap';
import { control } from '../data/control';
import { useAct } from '../parts/Acting';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { CallTable } from './traffic/CallTable';
import { SecurityReports } from './traffic/SecurityReports';

/** The calls to the services, and what browsers blocked. */
export function TrafficView() {
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const [onlyBreaches, setOnlyBreaches] = useState(false);
  return (
    <>
      <Section
        title="Journal"
        isWide
        about="The details of a call are what was sent, what came back, and what the contract says."
      >
        <div className="wb-form">
          <Find label="Find a call" value={search} onFind={setSearch} />
          <Checkbox
            label="Only off the contract"
            checked={onlyBreaches}
            onChange={(event) => setOnlyBreaches(event.target.checked)}
          />
          <Button onClick={() => act(() => done(control.DELETE('/__mock/journal', {})), 'The journal is empty.')}>
            Empty the journal
          </Button>
        </div>
        <CallTable search={search} onlyBreaches={onlyBreaches} />
      </Section>
      <SecurityReports />
    </>
  );
}
