import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control, type Flag } from '../../data/control';
import { flagsQuery } from '../../data/queries';
import { ActionForm } from '../../parts/ActionForm';
import { useAct } from '../../parts/Acting';
import { Section } from '../../parts/Section';
import { Table } from '../../parts/Table';

export function Flags() {
  const { act } = useAct();
  const { data: flags = [] } = useQuery(flagsQuery);
  const [added, setAdded] = useState('');
  const set = ({ flag, clientId, isEnabled }: Flag) =>
    unwrap(control.PUT('/__mock/flags/{flag}', { params: { path: { flag } }, body: { isEnabled, clientId } }));

  return (
    <Section title="Flags" about="Feature flags. A flag that is not in the list is off.">
      <Table<Flag>
        caption="Flags"
        rows={flags}
        rowId={nameOf}
        pageSize={20}
        empty="No flag is set: all are off."
        columns={[
          { id: 'name', header: 'Flag', isRowHeader: true, cell: (flag) => <span translate="no">{nameOf(flag)}</span> },
          { id: 'state', header: 'State', cell: ({ isEnabled }) => (isEnabled ? 'On' : 'Off') },
        ]}
        actions={(flag) => {
          const to = flag.isEnabled ? 'off' : 'on';
          return (
            <Button
              compact
              aria-label={`Switch ${to} ${nameOf(flag)}`}
              onClick={() => act(() => set({ ...flag, isEnabled: !flag.isEnabled }), `${flag.flag} is ${to}.`)}
            >
              Switch {to}
            </Button>
          );
        }}
      />
      <ActionForm
        run={() => set({ flag: added, clientId: null, isEnabled: true })}
        done={`${added} is on.`}
        button="Switch on"
      >
        <TextField
          label="Another flag"
          required
          pattern="[A-Za-z0-9][A-Za-z0-9_.\-]{0,99}"
          autoComplete="off"
          value={added}
          onChange={(event) => setAdded(event.target.value)}
        />
      </ActionForm>
    </Section>
  );
}

function nameOf({ flag, clientId }: Flag): string {
  return clientId === null ? flag : `${flag} (client ${clientId})`;
}
