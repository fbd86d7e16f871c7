import { SelectField } from '../../../../src/ui/SelectField';
import { TextArea } from '../../../../src/ui/TextArea';
import type { Content } from '../contract/operation';
import { type Entries, exampleText, jsonProblem } from './entries';

interface BodyFieldsProps {
  contents: readonly Content[];
  entries: Entries;
  onChange: (changed: Partial<Entries>) => void;
}

const MOST_ROWS = 16;

/** The body of a request, filled from an example of the contract. */
export function BodyFields({ contents, entries, onChange }: BodyFieldsProps) {
  const content = contents.find(({ type }) => type === entries.contentType);
  if (!content) return null;
  const problem = jsonProblem(entries);
  const chosen = content.examples.find(({ name }) => exampleText(content, name) === entries.body);
  return (
    <>
      {contents.length > 1 && (
        <SelectField
          label="Content type"
          value={content.type}
          options={contents.map(({ type }) => ({ value: type, label: type }))}
          onChange={({ target }) => {
            const next = contents.find(({ type }) => type === target.value);
            if (next) onChange({ contentType: next.type, body: exampleText(next) });
          }}
        />
      )}
      {content.examples.length > 1 && (
        <SelectField
          label="Example"
          value={chosen?.name ?? ''}
          options={[
            ...(chosen ? [] : [{ value: '', label: 'Your own' }]),
            ...content.examples.map(({ name, summary }) => ({ value: name, label: summary || name })),
          ]}
          onChange={({ target }) => onChange({ body: exampleText(content, target.value) })}
        />
      )}
      <TextArea
        label="Body"
        className="wb-body wb-code-field"
        hint={problem === undefined ? content.type : `It is sent as it is, but it is no JSON: ${problem}`}
        rows={Math.min(MOST_ROWS, Math.max(3, entries.body.split('\n').length))}
        spellCheck={false}
        autoComplete="off"
        translate="no"
        value={entries.body}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </>
  );
}
