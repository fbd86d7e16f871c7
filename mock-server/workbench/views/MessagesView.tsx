import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { done } from '../../client/unwrap';
import { control } from '../data/control';
import { useAct } from '../parts/Acting';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { Deliveries } from './messages/Deliveries';
import { Invitations } from './messages/Invitations';
import { MessageTable } from './messages/MessageTable';

export function MessagesView() {
  const { act } = useAct();
  const [search, setSearch] = useState('');
  return (
    <>
      <Section title="Inbox" isWide about="Everything that was sent in this world, to anyone.">
        <div className="wb-form">
          <Find label="Find a message" value={search} onFind={setSearch} />
          <Button onClick={() => act(() => done(control.DELETE('/__mock/outbox', {})), 'The inbox is empty.')}>
            Empty the inbox
          </Button>
        </div>
        <MessageTable search={search} />
      </Section>
      <Deliveries />
      <Invitations />
    </>
  );
}
