import { useState } from 'react';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { go } from '../data/page';
import { ActionForm } from './ActionForm';
import type { Act } from './Acting';
import { PersonChoice } from './Choice';

/** Signs in, then opens the account settings. */
async function signIn(persona: string): Promise<void> {
  await unwrap(control.POST('/__mock/sign-in', { body: { persona } }));
  go('/auth/account-settings/switch-clients');
}

export function signInAs({ act }: Act, persona: string): Promise<void> {
  return act(() => signIn(persona), `You are ${persona}.`);
}

/** Needs no form of the app. */
export function SignInForm() {
  const [person, setPerson] = useState('ann');
  return (
    <ActionForm run={() => signIn(person)} done={`You are ${person}.`} button="Sign in" isPrimary>
      <PersonChoice label="Person" value={person} onChoose={setPerson} />
    </ActionForm>
  );
}
