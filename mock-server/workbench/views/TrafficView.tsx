import { useDeferredValue, useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { clearCalls } from '../data/queries';
import { useAct } from '../parts/Acting';
import { Column } from '../parts/Column';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { CallList } from './traffic/CallList';
import { CopyHistory } from './traffic/CopyHistory';
import { SecurityReports } from './traffic/SecurityReports';
import { SourceOfAnswers } from './traffic/SourceOfAnswers';

/** The calls to the services, and what browsers blocked. */
export function TrafficView() {
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const [onlyBreaches, setOnlyBreaches] = useState(false);
  const sought = useDeferredValue(search);
  return (
    <>
      <Section
        title="Journal"
        isWide
        about="Open a row to see what was sent, what came back, and what the contract says."
      >
        <div className="wb-form">
          <Find label="Find a call" value={search} onFind={setSearch} />
          <Checkbox
            label="Only off the contract"
            checked={onlyBreaches}
            onChange={(event) => setOnlyBreaches(event.target.checked)}
          />
          <Button onClick={() => act(clearCalls, 'The journal is empty.')}>Empty the journal</Button>
        </div>
        <CallList search={sought} onlyBreaches={onlyBreaches} />
      </Section>
      <SourceOfAnswers />
      <Column>
        <CopyHistory />
        <SecurityReports />
      </Column>
    </>
  );
}
