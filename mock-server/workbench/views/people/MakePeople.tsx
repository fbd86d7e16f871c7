import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { languages } from '../../../seed/options';
import { control } from '../../data/control';
import { ActionForm } from '../../parts/ActionForm';
import { PersonChoice } from '../../parts/PersonChoice';
import { useEntries } from '../../parts/use-entries';

/** New people are copies of the chosen person. */
export function MakePeople() {
  const { entries, field, choice } = useEntries({ like: 'ann', count: '1', clients: '', language: '' });
  const { like, count, clients, language } = entries;
  const made = Number(count) === 1 ? 'There is one more person' : `There are ${count} more people`;

  function make() {
    const ids = clients.split(/[\s,;]+/).filter((id) => id !== '');
    const body = {
      like,
      count: Number(count),
      ...(ids.length > 0 && { clients: ids }),
      ...(language !== '' && { particular: { preferredLanguage: language } }),
    };
    return unwrap(control.POST('/__mock/people', { body }));
  }

  return (
    <ActionForm run={make} done={`${made} like ${like}.`} button="Make people" isPrimary>
      <PersonChoice label="Like" {...choice('like')} />
      <TextField label="How many" type="number" min={1} max={1000} required {...field('count')} />
      <TextField
        label="Only in the clients"
        optional
        hint="Their ids, such as 100, 200."
        autoComplete="off"
        {...field('clients')}
      />
      <SelectField
        label="Language"
        optional
        options={[{ value: '', label: 'As that person' }, ...languages.map((one) => ({ value: one, label: one }))]}
        {...field('language')}
      />
    </ActionForm>
  );
}
