import { Section } from '../parts/Section';
import { MakePeople } from './people/MakePeople';
import { Obligations } from './people/Obligations';
import { PeopleTable } from './people/PeopleTable';

export function PeopleView() {
  return (
    <>
      <Section title="Test users" isWide about="Everyone who can sign in, and what is particular about them.">
        <PeopleTable />
      </Section>
      <Obligations />
      <MakePeople />
    </>
  );
}
