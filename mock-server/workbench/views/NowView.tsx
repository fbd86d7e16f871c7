import { useState } from 'react';
import { Column } from '../parts/Column';
import { ClockButtons } from '../parts/ClockButtons';
import { ScenarioForm } from '../parts/ScenarioForm';
import { Section } from '../parts/Section';
import { SignInForm } from '../parts/SignInForm';
import { CallList } from './traffic/CallList';
import { FaultList } from './faults/FaultList';
import { Inbox } from './messages/Inbox';

/** The overview: sign in, set up, move the time, and see what has happened. */
export function NowView() {
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
      </Column>
      <Column>
        <Section title="Active faults">
          <FaultList />
        </Section>
        <Section title="Inbox" about="The newest messages, to anyone.">
          <Inbox most={5} />
        </Section>
        <Section title="Journal" about="The newest calls of the services.">
          <CallList most={10} />
        </Section>
      </Column>
    </>
  );
}
