import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { removeRecord, type StoredRecord } from '../../data/control';
import { recordsQuery } from '../../data/queries';
import { isFound } from '../../data/search';
import { useAct } from '../../parts/Acting';
import { Find } from '../../parts/Find';
import { Table } from '../../parts/Table';
import { RecordEditor } from './RecordEditor';
import { keyName, keyOf, shownFields, shownValue } from './record-fields';

/** The first fields of each record. A record opens for changes. */
export function RecordTable({ collection }: { collection: string }) {
  const { act } = useAct();
  const { data: records = [] } = useQuery(recordsQuery(collection));
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<{ record: StoredRecord; isNew: boolean }>();
  const key = keyName(collection);
  const found = records.filter((record) => isFound(search, JSON.stringify(record)));
  const fields = shownFields(collection, records);

  const remove = (id: string) => act(() => removeRecord(collection, id), `The record ${id} is removed.`);

  return (
    <>
      <Find label="Find a record" value={search} onFind={setSearch} />
      <Table<StoredRecord>
        key={search}
        caption={collection}
        rows={found}
        rowId={(record) => keyOf(collection, record)}
        pageSize={20}
        empty={records.length === 0 ? 'There are no records.' : 'No record fits the search.'}
        columns={[
          { id: key, header: key, isRowHeader: true, cell: (record) => keyOf(collection, record) },
          ...fields.map((name) => ({
            id: name,
            header: name,
            cell: (record: StoredRecord) => shownValue(name, record[name]),
          })),
        ]}
        actions={(record: StoredRecord) => {
          const id = keyOf(collection, record);
          return (
            <span className="wb-buttons">
              <Button compact aria-label={`Change ${id}`} onClick={() => setEdited({ record, isNew: false })}>
                Change
              </Button>
              <Button compact aria-label={`Copy ${id}`} onClick={() => setEdited({ record, isNew: true })}>
                Copy
              </Button>
              <Button compact aria-label={`Remove ${id}`} onClick={() => remove(id)}>
                Remove
              </Button>
            </span>
          );
        }}
      />
      {edited && <RecordEditor collection={collection} {...edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
