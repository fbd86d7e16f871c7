import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { DataTable } from '../../../../src/ui/DataTable';
import { done, unwrap } from '../../../client/unwrap';
import { control, type StoredRecord } from '../../data/control';
import { recordsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Find } from '../../parts/Find';
import { isFound } from '../../../control/search';
import { RecordEditor } from './RecordEditor';
import { keyName, keyOf, shownFields, shownValue } from './record-fields';

interface RecordTableProps {
  collection: string;
  /** The search with which the table opens. */
  sought?: string | undefined;
}

/** The first fields of each record. A record opens for changes. */
export function RecordTable({ collection, sought = '' }: RecordTableProps) {
  const { act } = useAct();
  const { data: records = [] } = useQuery(recordsQuery(collection));
  const [search, setSearch] = useState(sought);
  const [edited, setEdited] = useState<{ record: StoredRecord; isNew: boolean }>();
  const [removed, setRemoved] = useState<StoredRecord>();
  const key = keyName(collection);
  const found = records.filter((record) => isFound(search, JSON.stringify(record)));
  const fields = shownFields(collection, records);

  const remove = (record: StoredRecord) => {
    const id = keyOf(collection, record);
    return act(async () => {
      await done(control.DELETE('/__mock/state/{collection}/{id}', { params: { path: { collection, id } } }));
      setRemoved(record);
    }, `The record ${id} is removed.`);
  };
  const putBack = (record: StoredRecord) =>
    act(
      async () => {
        await unwrap(control.POST('/__mock/state/{collection}', { params: { path: { collection } }, body: record }));
        setRemoved(undefined);
      },
      `The record ${keyOf(collection, record)} is back.`,
    );

  return (
    <>
      <Find label="Find a record" value={search} onFind={setSearch} />
      {removed && (
        <div className="wb-buttons">
          <Button compact onClick={() => putBack(removed)}>
            Put {keyOf(collection, removed)} back
          </Button>
        </div>
      )}
      <DataTable<StoredRecord>
        key={search}
        caption={collection}
        captionHidden
        rows={found}
        rowId={(record) => keyOf(collection, record)}
        pageSize={20}
        empty={
          <p className="wb-quiet">{records.length === 0 ? 'There are no records.' : 'No record fits the search.'}</p>
        }
        columns={[
          { id: key, header: key, isRowHeader: true, cell: (record) => keyOf(collection, record) },
          ...fields.map((name) => ({
            id: name,
            header: name,
            cell: (record: StoredRecord) => shownValue(name, record[name]),
          })),
          {
            id: 'actions',
            header: 'Actions',
            align: 'end' as const,
            cell: (record: StoredRecord) => {
              const id = keyOf(collection, record);
              return (
                <span className="wb-buttons">
                  <Button compact aria-label={`Change ${id}`} onClick={() => setEdited({ record, isNew: false })}>
                    Change
                  </Button>
                  <Button compact aria-label={`Copy ${id}`} onClick={() => setEdited({ record, isNew: true })}>
                    Copy
                  </Button>
                  <Button compact aria-label={`Remove ${id}`} onClick={() => remove(record)}>
                    Remove
                  </Button>
                </span>
              );
            },
          },
        ]}
      />
      {edited && <RecordEditor collection={collection} {...edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
