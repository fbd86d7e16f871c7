import { useState, type FormEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { go } from '../data/page';
import { useAct, type Act } from './Acting';
import { PersonChoice } from './Choice';

/** Signs in, then opens the account settings. */
export function signInAs({ act }: Act, persona: string): Promise<void> {
  return act(async () => {
    await unwrap(control.POST('/__mock/sign-in', { body: { persona } }));
    go('/auth/account-settings/switch-clients');
  }, `You are ${persona}.`);
}

/** Needs no form of the app. */
export function SignInForm() {
  const actions = useAct();
  const [person, setPerson] = useState('ann');
  function submit(event: FormEvent) {
    event.preventDefault();
    void signInAs(actions, person);
  }
  return (
    <form className="wb-form" onSubmit={submit}>
      <PersonChoice label="Person" value={person} onChoose={setPerson} />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </form>
  );
}
