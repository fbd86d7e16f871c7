import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { usePeople } from '../data/people';
import { scenariosQuery, snapshotQuery } from '../data/queries';
import { useOperations } from '../data/use-operations';
import { Marked } from '../parts/Marked';
import { type Entry, everything, type Group, groupsFor } from './entries';

/** One search over everything. The first hit is chosen, so that Enter takes it. */
export function PaletteSearch({ onRun }: { onRun: (entry: Entry) => void }) {
  const [search, setSearch] = useState('');
  const people = usePeople();
  const operations = useOperations();
  const { data: scenarios } = useQuery(scenariosQuery);
  const collections = useQuery(snapshotQuery).data?.snapshot.collections;
  // The records of a world can be thousands.
  const all = useMemo(
    () => everything({ people, scenarios: scenarios ?? [], operations, collections: collections ?? {} }),
    [people, scenarios, operations, collections],
  );
  const groups = groupsFor(search, all);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <Autocomplete inputValue={search} onInputChange={setSearch}>
      <TextField className="ui-field wb-palette__field">
        <Label className="ui-field__label">A person, scenario, operation, record or view</Label>
        <Input className="ui-input" spellCheck={false} autoComplete="off" />
      </TextField>
      <p className="ui-visually-hidden" role="status">
        {search !== '' && `${count} ${count === 1 ? 'hit' : 'hits'}`}
      </p>
      <ListBox<Group>
        aria-label="Hits"
        className="wb-options wb-palette"
        items={groups}
        renderEmptyState={() => <p className="wb-quiet">Nothing fits "{search}".</p>}
      >
        {({ name, entries }) => (
          <ListBoxSection id={name} className="wb-options__group">
            <Header>{name}</Header>
            <Collection items={entries}>
              {(entry) => (
                <ListBoxItem
                  id={`${name} ${entry.value}`}
                  textValue={entry.label}
                  className="wb-option"
                  onAction={() => onRun(entry)}
                >
                  <span>{entry.label}</span>
                  {entry.about !== undefined && (
                    <span className="wb-option__about">
                      <Marked text={entry.about} />
                    </span>
                  )}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  );
}
