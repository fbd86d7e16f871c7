import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { SelectField } from '../../../../src/ui/SelectField';
import { taken } from '../../../client/taken';
import { languages } from '../../../seed/options';
import { control } from '../../data/control';
import { reloadHost } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { Section } from '../../parts/Section';

const YEAR_SECONDS = 31_536_000;

/** The language of the app in this browser, and the brand of a client. */
export function Look() {
  const { act } = useAct();
  const [language, setLanguage] = useState(languages[0] ?? 'en-US');
  const [brand, setBrand] = useState('');

  async function use() {
    const isEnabled = brand === 'rebrand';
    document.cookie = `user-language=${encodeURIComponent(language)}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
    const record = {
      params: { path: { collection: 'clients', id: '100' } },
      body: { isClientRebrandEnabled: isEnabled },
    };
    await taken(control.PATCH('/__mock/state/{collection}/{id}', record));
    const flag = { params: { path: { flag: 'enableClientRebrand' } }, body: { isEnabled } };
    await taken(control.PUT('/__mock/flags/{flag}', flag));
    reloadHost();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void act(use, `The pages of the app are in ${language} now.`);
  }

  return (
    <Section title="Language and brand" about="How the app looks in this browser.">
      <form className="wb-form" onSubmit={submit}>
        <SelectField
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          options={languages.map((one) => ({ value: one, label: one }))}
        />
        <SelectField
          label="Brand of client 100"
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          options={[
            { value: '', label: 'The first' },
            { value: 'rebrand', label: 'The second' },
          ]}
        />
        <Button type="submit">Use</Button>
      </form>
    </Section>
  );
}
