import { useId, useState, type FormEvent } from 'react';
import { Banner } from '../../../../src/ui/Banner';
import { Checkbox } from '../../../../src/ui/Checkbox';
import { Dialog } from '../../../../src/ui/Dialog';
import { TextArea } from '../../../../src/ui/TextArea';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control, type StoredRecord } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { changedFields, keyName, keyOf, kindOfValue, textOfValue } from './record-fields';

interface RecordEditorProps {
  collection: string;
  /** A new record starts as a copy of this one. */
  record: StoredRecord;
  isNew: boolean;
  onClose: () => void;
}

export function RecordEditor({ collection, record, isNew, onClose }: RecordEditorProps) {
  const { say } = useAct();
  const form = useId();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const id = keyOf(collection, record);
  const fields = Object.entries(record).filter(([name]) => isNew || name !== keyName(collection));

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      const changed = changedFields(record, texts);
      if (isNew)
        await unwrap(
          control.POST('/__mock/state/{collection}', {
            params: { path: { collection } },
            body: { ...record, ...changed },
          }),
        );
      else
        await unwrap(
          control.PATCH('/__mock/state/{collection}/{id}', { params: { path: { collection, id } }, body: changed }),
        );
      onClose();
      say(isNew ? 'The record is made.' : `The record ${id} is changed.`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog
      open
      title={isNew ? `New record like ${id}` : `Change ${id}`}
      width="large"
      form={form}
      okLabel="Save"
      onCancel={onClose}
    >
      <form id={form} className="wb-form wb-form--column" onSubmit={save}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        {fields.map(([name, value]) => (
          <RecordField
            key={name}
            name={name}
            value={value}
            text={texts[name] ?? textOfValue(value)}
            onText={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
      </form>
    </Dialog>
  );
}

interface RecordFieldProps {
  name: string;
  value: unknown;
  text: string;
  onText: (text: string) => void;
}

function RecordField({ name, value, text, onText }: RecordFieldProps) {
  const kind = kindOfValue(value);
  if (kind === 'boolean')
    return (
      <Checkbox label={name} checked={text === 'true'} onChange={(event) => onText(String(event.target.checked))} />
    );
  const props = { label: name, value: text, autoComplete: 'off', spellCheck: false };
  const isLong = kind === 'json' && text.includes('\n');
  if (isLong)
    return <TextArea {...props} className="wb-code-field" rows={6} onChange={(event) => onText(event.target.value)} />;
  return (
    <TextField
      {...props}
      {...(kind === 'number' && { type: 'number', step: 'any' })}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
