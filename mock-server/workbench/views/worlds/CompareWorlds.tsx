import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../../src/ui/SelectField';
import { unwrap } from '../../../client/unwrap';
import { control, controlOf } from '../../data/control';
import { worldId } from '../../data/page';
import { worldsQuery } from '../../data/queries';
import { ActionForm } from '../../parts/ActionForm';
import { type Difference, differencesOf } from './differences';

/** More rows of the comparison would hide the first ones. */
const MOST = 100;

/** The comparison goes record by record. */
export function CompareWorlds() {
  const others = (useQuery(worldsQuery).data ?? []).filter(({ id }) => id !== worldId);
  const [chosen, setChosen] = useState('');
  const [found, setFound] = useState<Difference[]>();
  const other = chosen === '' ? others[0]?.id : chosen;
  if (other === undefined) return <p className="wb-quiet">There is no other world.</p>;

  async function compare(id: string) {
    const [here, there] = await Promise.all([control, controlOf(id)].map((one) => unwrap(one.GET('/__mock/snapshot'))));
    if (here && there) setFound(differencesOf(here, there));
  }

  return (
    <>
      <ActionForm run={() => compare(other)} done={`This world is compared with ${other}.`} button="Compare">
        <SelectField
          label="With"
          value={other}
          onChange={(event) => setChosen(event.target.value)}
          options={others.map(({ id }) => ({ value: id, label: id }))}
        />
      </ActionForm>
      {found?.length === 0 && <p>Their records are alike.</p>}
      {found && found.length > 0 && (
        <>
          <p>
            {found.length} {found.length === 1 ? 'record differs' : 'records differ'}.
          </p>
          <ul className="wb-rows">
            {found.slice(0, MOST).map((one) => (
              <li key={`${one.collection} ${one.id}`} className="wb-row wb-row--plain">
                <span>{sentenceOf(one, other)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function sentenceOf({ collection, id, kind, fields }: Difference, other: string): string {
  if (kind === 'here') return `${collection} ${id}: only in this world`;
  if (kind === 'there') return `${collection} ${id}: only in ${other}`;
  return `${collection} ${id}: ${fields.join(', ')}`;
}
