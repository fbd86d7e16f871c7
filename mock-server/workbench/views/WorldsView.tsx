import { Section } from '../parts/Section';
import { MakeWorld } from './worlds/MakeWorld';
import { StateFile } from './worlds/StateFile';
import { WorldTable } from './worlds/WorldTable';

export function WorldsView() {
  return (
    <>
      <Section title="State in a file" about="The whole state of this world, to keep or to load on another machine.">
        <StateFile />
      </Section>
      <Section title="Worlds" isWide about="Worlds share nothing: each has its own people, time, messages and faults.">
        <WorldTable />
      </Section>
      <Section title="New world" about="Starts from the seed. A world of the same name is replaced.">
        <MakeWorld />
      </Section>
    </>
  );
}
