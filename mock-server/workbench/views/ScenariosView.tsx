import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { inWords } from '../data/operations';
import { scenariosQuery } from '../data/queries';
import { Column } from '../parts/Column';
import { Find } from '../parts/Find';
import { isFound } from '../../control/search';
import { Marked } from '../parts/Marked';
import { ScenarioForm } from '../parts/ScenarioForm';
import { Section } from '../parts/Section';
import { useHash } from '../data/use-hash';
import { partsOf } from '../data/views';
import { Flags } from './scenarios/Flags';
import { Look } from './scenarios/Look';

/** The named states of a world, the feature flags, language and brand. */
export function ScenariosView() {
  const { data: scenarios = [] } = useQuery(scenariosQuery);
  const [named = 'default'] = partsOf(useHash());
  const [chosen, setChosen] = useState(named);
  const [search, setSearch] = useState('');
  const found = scenarios.filter(({ name, description }) => isFound(search, name, description));

  /** The form above the list applies the scenario. It takes the focus, so the next key works there. */
  function choose(name: string) {
    setChosen(name);
    const form = document.getElementById('apply-scenario');
    form?.scrollIntoView();
    form?.querySelector('select')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div id="apply-scenario" className="wb-slot">
        <Section title="Scenario" about="Puts the world into a state, on top of the current one.">
          <ScenarioForm name={chosen} onChoose={setChosen} />
        </Section>
      </div>
      <Column>
        <Flags />
        <Look />
      </Column>
      <Section title="Every scenario" isWide>
        <Find label="Find in all scenarios" value={search} onFind={setSearch} />
        {found.length === 0 && <p className="wb-quiet">No scenario fits the search.</p>}
        <ul className="wb-rows">
          {found.map(({ name, description }) => (
            <li key={name} className="wb-row wb-row--plain">
              <span>
                <strong>{inWords(name)}</strong> <code translate="no">{name}</code>
                <br />
                <Marked text={description} />
              </span>
              <Button compact aria-pressed={name === chosen} onClick={() => choose(name)} aria-label={`Choose ${name}`}>
                Choose
              </Button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
