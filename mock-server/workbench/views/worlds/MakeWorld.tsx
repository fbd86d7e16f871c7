import { useQuery } from '@tanstack/react-query';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { inWords } from '../../data/operations';
import { queries, scenariosQuery, worldsQuery } from '../../data/queries';
import { ActionForm } from '../../parts/ActionForm';
import { Choice } from '../../parts/Choice';
import { useEntries } from '../../parts/use-entries';

export function MakeWorld() {
  const { data: scenarios = [] } = useQuery(scenariosQuery);
  const { entries, field, choice } = useEntries({ id: '', scenario: 'default', start: '' });
  const { id, scenario, start } = entries;

  async function make() {
    const now = start === '' ? {} : { now: new Date(start).getTime() };
    await unwrap(control.POST('/__mock/worlds', { body: { id, scenario, ...now } }));
    await queries.invalidateQueries({ queryKey: worldsQuery.queryKey });
  }

  return (
    <ActionForm run={make} done={`The world ${id} is made: open it in the list.`} button="Make the world">
      <TextField label="Name" required pattern="[A-Za-z0-9._\-]{1,64}" autoComplete="off" {...field('id')} />
      <Choice
        label="Starts from"
        options={scenarios.map(({ name, description }) => ({ value: name, label: inWords(name), about: description }))}
        {...choice('scenario')}
      />
      <TextField label="Its time" optional type="datetime-local" {...field('start')} />
    </ActionForm>
  );
}
