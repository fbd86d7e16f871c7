import { Section } from '../parts/Section';
import { Obligations } from './people/Obligations';
import { PeopleTable } from './people/PeopleTable';
import { TextField } from '../../../src/ui/TextField';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { ActionForm } from '../parts/ActionForm';
import { PersonChoice } from '../parts/Choice';
import { useEntries } from '../parts/use-entries';

function MakePeople() {
  const { entries, field, choice } = useEntries({ like: 'ann', count: '1' });
  const { like, count } = entries;
  const made = Number(count) === 1 ? 'There is one more person' : `There are ${count} more people`;
  return (
    <Section title="More people" about="Copies of a person, each with an own username, email address and phone number.">
      <ActionForm
        run={() => unwrap(control.POST('/__mock/people', { body: { like, count: Number(count) } }))}
        done={`${made} like ${like}.`}
        button="Make people"
        isPrimary
      >
        <PersonChoice label="Like" {...choice('like')} />
        <TextField label="How many" type="number" min={1} max={1000} required {...field('count')} />
      </ActionForm>
    </Section>
  );
}

export function PeopleView() {
  return (
    <>
      <Section
        title="Test users"
        isWide
        isNamedByTab
        about="Everyone who can sign in, and what is particular about them."
      >
        <PeopleTable />
      </Section>
      <Obligations />
      <MakePeople />
    </>
  );
}
