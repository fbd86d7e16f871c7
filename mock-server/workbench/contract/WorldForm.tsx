import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { SelectField } from '../../../src/ui/SelectField';
import { worldId } from '../data/page';
import { worldsQuery } from '../data/queries';

export function WorldForm() {
  const { data: worlds = [] } = useQuery(worldsQuery);
  const [chosen, setChosen] = useState(worldId);
  function submit(event: FormEvent) {
    event.preventDefault();
    location.assign(`/__mock/docs?mock-world=${encodeURIComponent(chosen)}${location.hash}`);
  }
  return (
    <form className="wb-form" onSubmit={submit} aria-label="World">
      <SelectField
        label="World"
        value={chosen}
        options={[...new Set([worldId, ...worlds.map(({ id }) => id)])].map((id) => ({ value: id, label: id }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit">Use this world</Button>
    </form>
  );
}
