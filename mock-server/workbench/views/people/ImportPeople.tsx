import { TextArea } from '../../../../src/ui/TextArea';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { ActionForm } from '../../parts/ActionForm';
import { useEntries } from '../../parts/use-entries';

const example = 'username,email,like\nmia.jones,mia@example.com,ben';

/** The user pastes the table. */
export function ImportPeople() {
  const { entries, field } = useEntries({ table: example });
  // The generated client takes people as a list. The serializer sends the typed table instead.
  const table = {
    headers: { 'Content-Type': 'text/csv' },
    body: [],
    bodySerializer: () => entries.table,
  };
  return (
    <ActionForm
      run={() => unwrap(control.POST('/__mock/people/import', table))}
      done="The people of the table are in this world."
      button="Import"
      isColumn
    >
      <TextArea label="Table" className="wb-code-field" rows={5} required spellCheck={false} {...field('table')} />
    </ActionForm>
  );
}
