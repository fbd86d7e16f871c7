import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../src/ui/SelectField';
import { inWords } from '../data/operations';
import { collectionsQuery } from '../data/queries';
import { Section } from '../parts/Section';
import { RecordTable } from './records/RecordTable';

export function RecordsView() {
  const { data: counts = {} } = useQuery(collectionsQuery);
  const [collection, setCollection] = useState('persons');
  return (
    <Section
      title="Records"
      isWide
      isNamedByTab
      about="The state of this world. A change that the schema forbids is refused."
    >
      <div className="wb-form">
        <SelectField
          label="Collection"
          value={collection}
          onChange={(event) => setCollection(event.target.value)}
          options={Object.entries(counts).map(([name, count]) => ({
            value: name,
            label: `${inWords(name)} (${count})`,
          }))}
        />
      </div>
      <RecordTable key={collection} collection={collection} />
    </Section>
  );
}
