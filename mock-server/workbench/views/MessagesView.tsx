import { useDeferredValue, useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { done } from '../../client/unwrap';
import { control } from '../data/control';
import { useAct } from '../parts/Acting';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { Deliveries } from './messages/Deliveries';
import { Inbox } from './messages/Inbox';

export function MessagesView() {
  const { act } = useAct();
  const [search, setSearch] = useState('');
  return (
    <>
      <Section title="Inbox" about="Everything that was sent in this world, to anyone.">
        <div className="wb-form">
          <Find label="Find a message" value={search} onFind={setSearch} />
          <Button onClick={() => act(() => done(control.DELETE('/__mock/outbox', {})), 'The inbox is empty.')}>
            Empty the inbox
          </Button>
        </div>
        <Inbox search={useDeferredValue(search)} />
      </Section>
      <Deliveries />
    </>
  );
}
