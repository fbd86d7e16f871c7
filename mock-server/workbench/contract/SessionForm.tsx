import { useState, type FormEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { useAct } from '../parts/Acting';
import { PersonChoice } from '../parts/PersonChoice';

/** The later requests of this browser have the session of the chosen person. */
export function SessionForm() {
  const { act } = useAct();
  const [person, setPerson] = useState('ann');
  function submit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => unwrap(control.POST('/__mock/sign-in', { body: { persona: person } })),
      `This browser has a session of ${person} now.`,
    );
  }
  return (
    <form className="wb-form" onSubmit={submit} aria-label="Session">
      <PersonChoice label="Session of" value={person} onChoose={setPerson} />
      <Button type="submit">Sign in</Button>
    </form>
  );
}
