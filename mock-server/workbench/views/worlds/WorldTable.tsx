import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { DataTable } from '../../../../src/ui/DataTable';
import { done } from '../../../client/unwrap';
import { control } from '../../data/control';
import { worldId } from '../../data/page';
import { queries, worldsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Find } from '../../parts/Find';
import { isFound } from '../../../control/search';
import { asDateTime } from '../../parts/times';

export function WorldTable() {
  const { act } = useAct();
  const { data: worlds = [] } = useQuery(worldsQuery);
  const [search, setSearch] = useState('');
  const found = worlds.filter(({ id, scenario }) => isFound(search, id, scenario));

  async function remove(id: string) {
    await done(control.DELETE('/__mock/worlds/{id}', { params: { path: { id } } }));
    await queries.invalidateQueries({ queryKey: worldsQuery.queryKey });
  }

  return (
    <>
      <Find label="Find a world" value={search} onFind={setSearch} />
      <DataTable
        key={search}
        caption="Worlds"
        captionHidden
        rows={found}
        rowId={({ id }) => id}
        pageSize={10}
        columns={[
          { id: 'id', header: 'Name', isRowHeader: true, cell: ({ id }) => (id === worldId ? `${id} (this one)` : id) },
          { id: 'scenario', header: 'Scenario', cell: ({ scenario }) => scenario },
          { id: 'bytes', header: 'Memory', cell: ({ bytes }) => `${(bytes / 1024 / 1024).toFixed(1)} MB` },
          { id: 'now', header: 'Its time', cell: ({ now }) => asDateTime(now) },
          {
            id: 'actions',
            header: 'Actions',
            align: 'end',
            cell: ({ id }) =>
              id === worldId ? null : (
                <span className="wb-buttons">
                  <Button
                    compact
                    aria-label={`Open ${id}`}
                    onClick={() => location.assign(`/__mock?mock-world=${encodeURIComponent(id)}`)}
                  >
                    Open
                  </Button>
                  <Button
                    compact
                    aria-label={`Remove ${id}`}
                    onClick={() => act(() => remove(id), `The world ${id} is removed.`)}
                  >
                    Remove
                  </Button>
                </span>
              ),
          },
        ]}
      />
    </>
  );
}
