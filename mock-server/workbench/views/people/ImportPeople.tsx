import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextArea } from '../../../../src/ui/TextArea';
import { taken } from '../../../client/taken';
import { control } from '../../data/control';
import { useAct } from '../../parts/Acting';

const example = 'username,email,like\nmia.jones,mia@example.com,ben';

/** Makes people from a table that was pasted. */
export function ImportPeople() {
  const { act } = useAct();
  const [table, setTable] = useState(example);

  function submit(event: FormEvent) {
    event.preventDefault();
    void act(
      () =>
        taken(
          control.POST('/__mock/people/import', {
            headers: { 'Content-Type': 'text/csv' },
            body: [],
            bodySerializer: () => table,
          }),
        ),
      'The people of the table are in this world.',
    );
  }

  return (
    <form className="wb-form wb-form--column" onSubmit={submit}>
      <TextArea
        label="Table"
        rows={5}
        required
        spellCheck={false}
        value={table}
        onChange={(event) => setTable(event.target.value)}
      />
      <Button type="submit">Import</Button>
    </form>
  );
}
