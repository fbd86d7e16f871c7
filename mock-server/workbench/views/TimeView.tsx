import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { TextField } from '../../../src/ui/TextField';
import { taken } from '../../client/taken';
import { control } from '../data/control';
import { clockQuery } from '../data/queries';
import { useAct } from '../parts/Acting';
import { ClockButtons } from '../parts/ClockButtons';
import { Section } from '../parts/Section';
import { asDateTime, asFieldValue } from '../parts/times';
import { TimeLine } from './time/TimeLine';

/** The clock of the world, and what happens next. */
export function TimeView() {
  const { act } = useAct();
  const now = useQuery(clockQuery).data?.now;
  const [entered, setEntered] = useState<string>();
  const value = entered ?? (now === undefined ? '' : asFieldValue(now));

  function submit(event: FormEvent) {
    event.preventDefault();
    const set = new Date(value).getTime();
    void act(() => taken(control.POST('/__mock/clock', { body: { set } })), `It is ${asDateTime(set)} now.`);
  }

  return (
    <>
      <Section title="Clock" about="Time of this world; the pages of the app follow it at their next request.">
        <ClockButtons />
        <form className="wb-form" onSubmit={submit}>
          <TextField
            label="Date and time"
            type="datetime-local"
            required
            value={value}
            onChange={(event) => setEntered(event.target.value)}
          />
          <Button type="submit">Set the clock</Button>
        </form>
      </Section>
      <Section title="What happens next" about="Sessions that end, locks that open, links and codes that expire.">
        <TimeLine />
      </Section>
    </>
  );
}
