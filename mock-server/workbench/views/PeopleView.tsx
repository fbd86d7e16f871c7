import { Column } from '../parts/Column';
import { Section } from '../parts/Section';
import { MakePeople } from './people/MakePeople';
import { Obligations } from './people/Obligations';
import { PeopleTable } from './people/PeopleTable';

export function PeopleView() {
  return (
    <>
      <Section title="People" isWide about="Everyone who can sign in, and what is particular about them.">
        <PeopleTable />
      </Section>
      <Obligations />
      <Column>
        <Section
          title="More people"
          about="Copies of a person, each with an own username, e-mail address and phone number."
        >
          <MakePeople />
        </Section>
      </Column>
    </>
  );
}
