import { Column } from '../parts/Column';
import { Section } from '../parts/Section';
import { ImportPeople } from './people/ImportPeople';
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
        <Section title="People from a table" about="CSV whose first line names the fields, as a spreadsheet saves it.">
          <ImportPeople />
        </Section>
      </Column>
    </>
  );
}
