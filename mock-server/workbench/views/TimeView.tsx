import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../src/ui/TextField';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { clockQuery } from '../data/queries';
import { ActionForm } from '../parts/ActionForm';
import { ClockButtons } from '../parts/ClockButtons';
import { Section } from '../parts/Section';
import { asDateTime, asFieldValue } from '../parts/times';
import { Coming } from './time/Coming';

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
