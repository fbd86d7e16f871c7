import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ChangeEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { TextField } from '../../../src/ui/TextField';
import { done } from '../../client/unwrap';
import { control } from '../data/control';
import { addressOf, worldId } from '../data/page';
import { worldsQuery } from '../data/queries';
import { useAct } from '../parts/Acting';
import { ClockButtons } from '../parts/ClockButtons';
import { ScenarioForm } from '../parts/ScenarioForm';
import { Column, Section } from '../parts/Section';
import { SignInForm } from '../parts/SignInForm';
import { FaultTable } from './faults/FaultTable';
import { MessageTable } from './messages/MessageTable';
import { CallTable } from './traffic/CallTable';

/** Sign in, set up, move the time, and see what has happened. */
export function OverviewView() {
  const [scenario, setScenario] = useState('default');
  return (
    <>
      <Column>
        <Section title="Sign in as" about="Opens the app as this person, without the form.">
          <SignInForm />
        </Section>
        <Section title="Scenario" about="Puts the world into a state.">
          <ScenarioForm name={scenario} onChoose={setScenario} />
        </Section>
        <Section title="Clock" about="Time of this world; the pages of the app follow it at their next request.">
          <ClockButtons />
        </Section>
        <Section title="World" about="Worlds share nothing: each has its own people, time, messages and faults.">
          <WorldForm />
          <StateFile />
        </Section>
      </Column>
      <Column>
        <Section title="Active faults">
          <FaultTable />
        </Section>
        <Section title="Inbox" about="The newest messages, to anyone.">
          <MessageTable most={5} />
        </Section>
        <Section title="Journal" about="The newest calls of the services.">
          <CallTable most={10} />
        </Section>
      </Column>
    </>
  );
}

/** A visit with the name of a world makes it, and moves this browser into it. */
function WorldForm() {
  const { data: worlds = [] } = useQuery(worldsQuery);
  const list = useId();
  return (
    <form className="wb-form" action="/__mock" target="_top">
      <TextField
        label="Name"
        name="mock-world"
        required
        pattern="[A-Za-z0-9_\-][A-Za-z0-9._\-]{0,63}"
        defaultValue={worldId}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {worlds.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Button type="submit">Open the world</Button>
    </form>
  );
}

/** Saves the state of this world in a file, and loads it from one. */
function StateFile() {
  const { act } = useAct();
  const id = useId();

  function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    void act(async () => {
      await done(control.PUT('/__mock/snapshot', { body: JSON.parse(await file.text()) }));
    }, `This world has the state of ${file.name}.`);
  }

  return (
    <div className="wb-form">
      <p>
        <a href={addressOf('/__mock/snapshot')} download={`${worldId}.json`}>
          Save the state
        </a>
      </p>
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={id}>
          Load a state
        </label>
        <input id={id} type="file" accept="application/json" onChange={load} />
      </div>
    </div>
  );
}
