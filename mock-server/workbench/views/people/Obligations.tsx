import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { done, taken } from '../../../client/taken';
import { commands } from '../../../rules/obligations';
import { control } from '../../data/control';
import { inWords } from '../../data/operations';
import { recordsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Choice } from '../../parts/Choice';
import { PersonChoice } from '../../parts/PersonChoice';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';

/** What people must do before they can go on. */
export function Obligations() {
  const { act } = useAct();
  const { data: open = [] } = useQuery(recordsQuery('obligations'));
  const [command, setCommand] = useState(commands[0] ?? '');
  const [person, setPerson] = useState('ann');

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { person, command };
    void act(() => taken(control.POST('/__mock/obligations', { body })), `${person} must do this next: ${command}.`);
  }

  return (
    <Section title="Obligations" about="What a person must do at the next page, such as changing the password.">
      <form className="wb-form" onSubmit={submit}>
        <PersonChoice label="Who" value={person} onChoose={setPerson} />
        <Choice
          label="Must"
          value={command}
          onChoose={setCommand}
          options={commands.map((one) => ({ value: one, label: inWords(one) }))}
        />
        <Button type="submit" variant="primary">
          Add the obligation
        </Button>
      </form>
      <RemovableRows
        empty="Nobody must do anything."
        rows={open.map((one) => ({
          id: String(one['id']),
          text: `${String(one['personId'])}: ${inWords(String(one['command'] ?? one['url']))}`,
        }))}
        onRemove={(id) =>
          act(
            () =>
              done(
                control.DELETE('/__mock/state/{collection}/{id}', {
                  params: { path: { collection: 'obligations', id } },
                }),
              ),
            'The obligation is removed.',
          )
        }
      />
      <Button
        compact
        onClick={() => act(() => done(control.DELETE('/__mock/obligations', {})), 'No obligation is open.')}
      >
        Clear all
      </Button>
    </Section>
  );
}
