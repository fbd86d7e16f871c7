import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../src/ui/TextField';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { clockQuery, snapshotQuery } from '../data/queries';
import { ActionForm } from '../parts/ActionForm';
import { ClockButtons } from '../parts/ClockButtons';
import { Section } from '../parts/Section';
import { asDateTime, asFieldValue, fromNow } from '../parts/times';
import { Button } from '../../../src/ui/Button';
import { useAct } from '../parts/Acting';
import { Table } from '../parts/Table';
import { type ComingEvent, whatComes } from './time/what-comes';

/** What happens next without a call. A button moves the clock there. */
function Coming() {
  const { act } = useAct();
  const { data: snapshot } = useQuery(snapshotQuery);
  const { data: clock } = useQuery(clockQuery);
  if (!snapshot || !clock) return null;
  return (
    <Table<ComingEvent>
      caption="What happens next"
      rows={whatComes(snapshot, clock.now)}
      rowId={({ id }) => id}
      pageSize={10}
      empty="Nothing happens by itself."
      columns={[
        { id: 'what', header: 'What', isRowHeader: true, cell: ({ what }) => what },
        { id: 'in', header: 'In', cell: ({ at }) => fromNow(at - clock.now) },
        { id: 'at', header: 'At', cell: ({ at }) => asDateTime(at) },
      ]}
      actions={({ at, what }) => (
        <Button
          compact
          aria-label={`Go there: ${what}`}
          onClick={() => act(() => unwrap(control.POST('/__mock/clock', { body: { set: at } })), `${what} now.`)}
        >
          Go there
        </Button>
      )}
    />
  );
}

export function TimeView() {
  const now = useQuery(clockQuery).data?.now;
  const [entered, setEntered] = useState<string>();
  const value = entered ?? (now === undefined ? '' : asFieldValue(now));

  const set = new Date(value).getTime();

  return (
    <>
      <Section title="Clock" isWide about="Time of this world; the pages of the app follow it at their next request.">
        <ClockButtons />
        <ActionForm
          run={() => unwrap(control.POST('/__mock/clock', { body: { set } }))}
          done={`It is ${asDateTime(set)} now.`}
          button="Set the clock"
        >
          <TextField
            label="Date and time"
            type="datetime-local"
            required
            value={value}
            onChange={(event) => setEntered(event.target.value)}
          />
        </ActionForm>
      </Section>
      <Section
        title="What happens next"
        isWide
        about="Sessions that end, locks that open, links and codes that expire, messages and events on their way."
      >
        <Coming />
      </Section>
    </>
  );
}
