import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextArea } from '../../../../src/ui/TextArea';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { pagePath } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { Section } from '../../parts/Section';

const forms = [
  ['playwright', 'Playwright test'],
  ['arazzo', 'Arazzo'],
  ['curl', 'curl'],
  ['link', 'Share link'],
] as const;

/** Copies the set-up and the calls of this world, as code or as a link. */
export function CopyHistory() {
  const actions = useAct();
  const [copied, setCopied] = useState('');

  async function copy(as: (typeof forms)[number][0]) {
    const query = { as, path: pagePath() };
    const text = await unwrap(control.GET('/__mock/copy', { params: { query }, parseAs: 'text' }));
    setCopied(text);
    await copyText(actions, text);
  }

  return (
    <Section
      title="Copy as"
      about="What was set up in this world and what was called. The link sets up the same state; on another machine, paste it under Worlds."
    >
      <div className="wb-buttons">
        {forms.map(([as, name]) => (
          <Button key={as} compact onClick={() => actions.act(() => copy(as), 'It is copied.')}>
            {name}
          </Button>
        ))}
      </div>
      <TextArea label="What was copied" className="wb-code-field" readOnly rows={6} translate="no" value={copied} />
    </Section>
  );
}
