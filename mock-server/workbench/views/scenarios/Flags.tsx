import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control, type Flag } from '../../data/control';
import { flagsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Section } from '../../parts/Section';

export function Flags() {
  const { act } = useAct();
  const { data: flags = [] } = useQuery(flagsQuery);
  const [name, setName] = useState('');
  const set = ({ flag, clientId, isEnabled }: Flag) => {
    const call = { params: { path: { flag } }, body: { isEnabled, clientId } };
    return act(() => unwrap(control.PUT('/__mock/flags/{flag}', call)), `${flag} is ${isEnabled ? 'on' : 'off'}.`);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void set({ flag: name, clientId: null, isEnabled: true });
  }

  return (
    <Section title="Flags" about="Feature flags. A flag that is not in the list is off.">
      {flags.length === 0 && <p className="wb-quiet">No flag is set: all are off.</p>}
      <ul className="wb-rows wb-rows--grid">
        {flags.map((flag) => {
          const name = flag.clientId === null ? flag.flag : `${flag.flag} (client ${flag.clientId})`;
          const action = flag.isEnabled ? 'Switch off' : 'Switch on';
          return (
            <li key={name} className="wb-row">
              <span translate="no">{name}</span>
              <span>{flag.isEnabled ? 'On' : 'Off'}</span>
              <Button
                compact
                aria-label={`${action} ${name}`}
                onClick={() => set({ ...flag, isEnabled: !flag.isEnabled })}
              >
                {action}
              </Button>
            </li>
          );
        })}
      </ul>
      <form className="wb-form" onSubmit={submit}>
        <TextField
          label="Another flag"
          required
          pattern="[A-Za-z0-9][A-Za-z0-9_.\-]{0,99}"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Switch on</Button>
      </form>
    </Section>
  );
}
