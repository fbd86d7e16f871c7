import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/TextField';
import { taken } from '../../../client/taken';
import { control } from '../../data/control';
import { inWords } from '../../data/operations';
import { queries, scenariosQuery, worldsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Choice } from '../../parts/Choice';

/** Makes a world. */
export function MakeWorld() {
  const { act } = useAct();
  const { data: scenarios = [] } = useQuery(scenariosQuery);
  const [id, setId] = useState('');
  const [scenario, setScenario] = useState('default');
  const [start, setStart] = useState('');

  async function make() {
    const now = start === '' ? {} : { now: new Date(start).getTime() };
    await taken(control.POST('/__mock/worlds', { body: { id, scenario, ...now } }));
    await queries.invalidateQueries({ queryKey: worldsQuery.queryKey });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void act(make, `The world ${id} is made: open it in the list.`);
  }

  return (
    <form className="wb-form" onSubmit={submit}>
      <TextField
        label="Name"
        required
        pattern="[A-Za-z0-9._\-]{1,64}"
        autoComplete="off"
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      <Choice
        label="Starts from"
        value={scenario}
        onChoose={setScenario}
        options={scenarios.map(({ name, description }) => ({ value: name, label: inWords(name), about: description }))}
      />
      <TextField
        label="Its time"
        optional
        type="datetime-local"
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
      <Button type="submit">Make the world</Button>
    </form>
  );
}
