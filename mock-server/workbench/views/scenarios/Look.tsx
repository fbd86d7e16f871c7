import { SelectField } from '../../../../src/ui/SelectField';
import { unwrap } from '../../../client/unwrap';
import { languages } from '../../../seed/options';
import { control } from '../../data/control';
import { reloadHost } from '../../data/page';
import { ActionForm } from '../../parts/ActionForm';
import { Section } from '../../parts/Section';
import { useEntries } from '../../parts/use-entries';

const YEAR_SECONDS = 31_536_000;

/** The language of the app in this browser, and the brand of a client. */
export function Look() {
  const { entries, field } = useEntries({ language: languages[0] ?? 'en-US', brand: '' });
  const { language, brand } = entries;

  async function apply() {
    const isEnabled = brand === 'rebrand';
    document.cookie = `user-language=${encodeURIComponent(language)}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
    const record = {
      params: { path: { collection: 'clients', id: '100' } },
      body: { isClientRebrandEnabled: isEnabled },
    };
    await unwrap(control.PATCH('/__mock/state/{collection}/{id}', record));
    const flag = { params: { path: { flag: 'enableClientRebrand' } }, body: { isEnabled } };
    await unwrap(control.PUT('/__mock/flags/{flag}', flag));
    reloadHost();
  }

  return (
    <Section title="Language and brand" about="How the app looks in this browser.">
      <ActionForm run={apply} done={`The pages of the app are in ${language} now.`} button="Use">
        <SelectField
          label="Language"
          options={languages.map((one) => ({ value: one, label: one }))}
          {...field('language')}
        />
        <SelectField
          label="Brand of client 100"
          options={[
            { value: '', label: 'The first' },
            { value: 'rebrand', label: 'The second' },
          ]}
          {...field('brand')}
        />
      </ActionForm>
    </Section>
  );
}
