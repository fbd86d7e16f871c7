import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { DataTable } from '../../../src/ui/DataTable';
import { inWords } from '../data/operations';
import { addressOf } from '../data/page';
import { scenariosQuery } from '../data/queries';
import { isFound } from '../data/search';
import { Marked } from '../parts/Choice';
import { Find } from '../parts/Find';
import { ScenarioForm } from '../parts/ScenarioForm';
import { Section } from '../parts/Section';
import { Flags } from './scenarios/Flags';

/** The named states of a world, and the feature flags. */
export function ScenariosView() {
  const { data: scenarios = [] } = useQuery(scenariosQuery);
  const [chosen, setChosen] = useState('default');
  const [search, setSearch] = useState('');
  const found = scenarios.filter(({ name, description }) => isFound(search, name, description));

  /** The form above the table applies the scenario. It takes the focus, so the next key works there. */
  function choose(name: string) {
    setChosen(name);
    document.querySelector<HTMLElement>('#apply-scenario select')?.focus();
  }

  return (
    <>
      <div className="wb-column">
        <div id="apply-scenario" className="wb-slot">
          <Section title="Scenario" about="Puts the world into a state, on top of the current one.">
            <ScenarioForm name={chosen} onChoose={setChosen} />
          </Section>
        </div>
        <Section
          title="Save this state"
          about="As a scenario file: how people, tokens, time, flags and faults differ from the seed."
        >
          <a href={addressOf('/__mock/scenario')} download="saved-state.yaml">
            Download the scenario
          </a>
        </Section>
      </div>
      <Flags />
      <Section title="Every scenario" isWide>
        <Find label="Find in all scenarios" value={search} onFind={setSearch} />
        <DataTable
          key={search}
          caption="Every scenario"
          captionHidden
          rows={found}
          rowId={({ name }) => name}
          pageSize={100}
          empty={<p className="wb-quiet">No scenario fits the search.</p>}
          columns={[
            { id: 'name', header: 'Scenario', isRowHeader: true, cell: ({ name }) => inWords(name) },
            { id: 'about', header: 'State', cell: ({ description }) => <Marked text={description} /> },
            {
              id: 'actions',
              header: 'Actions',
              align: 'end',
              cell: ({ name }) => (
                <Button compact onClick={() => choose(name)} aria-label={`Choose ${name}`}>
                  Choose
                </Button>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}
