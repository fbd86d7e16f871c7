import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../client/unwrap';
import { commands } from '../../../world/store/obligation-commands';
import { control, removeRecord } from '../../data/control';
import { inWords } from '../../data/operations';
import { recordsQuery } from '../../data/queries';
import { ActionForm } from '../../parts/ActionForm';
import { useAct } from '../../parts/Acting';
import { Choice, PersonChoice } from '../../parts/Choice';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';
import { useEntries } from '../../parts/use-entries';

/** What people must do before they can go on. */
export function Obligations() {
  const { act } = useAct();
  const { data: open = [] } = useQuery(recordsQuery('obligations'));
  const { entries, choice } = useEntries({ person: 'ann', command: commands[0] ?? '' });

  return (
    <Section title="Obligations" about="What a person must do at the next page, such as changing the password.">
      <ActionForm
        run={() => unwrap(control.POST('/__mock/obligations', { body: entries }))}
        done={`${entries.person} must do this next: ${entries.command}.`}
        button="Add the obligation"
        isPrimary
      >
        <PersonChoice label="Who" {...choice('person')} />
        <Choice
          label="Must"
          options={commands.map((one) => ({ value: one, label: inWords(one) }))}
          {...choice('command')}
        />
      </ActionForm>
      <RemovableRows
        empty="No obligation is open."
        rows={open.map((obligation) => ({
          id: String(obligation['id']),
          text: `${String(obligation['personId'])}: ${obligation['command'] === null ? `Go to ${String(obligation['url'])}` : inWords(String(obligation['command']))}`,
        }))}
        onRemove={(id) => act(() => removeRecord('obligations', id), 'The obligation is removed.')}
      />
    </Section>
  );
}
