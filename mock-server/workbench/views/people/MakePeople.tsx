import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import { languages } from '../../../seed/options';
import { taken } from '../../../client/taken';
import { control } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { PersonChoice } from '../../parts/PersonChoice';

/** Makes copies of a person. */
export function MakePeople() {
  const { act } = useAct();
  const [like, setLike] = useState('ann');
  const [count, setCount] = useState('1');
  const [clients, setClients] = useState('');
  const [language, setLanguage] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const ids = clients.split(/[\s,;]+/).filter((id) => id !== '');
    const body = {
      like,
      count: Number(count),
      ...(ids.length > 0 && { clients: ids }),
      ...(language !== '' && { particular: { preferredLanguage: language } }),
    };
    const made = Number(count) === 1 ? 'There is one more person' : `There are ${count} more people`;
    void act(() => taken(control.POST('/__mock/people', { body })), `${made} like ${like}.`);
  }

  return (
    <form className="wb-form" onSubmit={submit}>
      <PersonChoice label="Like" value={like} onChoose={setLike} />
      <TextField
        label="How many"
        type="number"
        min={1}
        max={1000}
        required
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      <TextField
        label="Only in the clients"
        optional
        hint="Their ids, such as 100, 200."
        autoComplete="off"
        value={clients}
        onChange={(event) => setClients(event.target.value)}
      />
      <SelectField
        label="Language"
        optional
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        options={[{ value: '', label: 'As that person' }, ...languages.map((one) => ({ value: one, label: one }))]}
      />
      <Button type="submit" variant="primary">
        Make people
      </Button>
    </form>
  );
}
