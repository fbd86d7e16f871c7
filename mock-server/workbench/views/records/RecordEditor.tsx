import { useId, useState, type FormEvent } from 'react';
import { Banner } from '../../../../src/ui/Banner';
import { Dialog } from '../../../../src/ui/Dialog';
import { TextArea } from '../../../../src/ui/TextArea';
import { unwrap } from '../../../client/unwrap';
import { control, type StoredRecord } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { keyName, keyOf } from './record-fields';

interface RecordEditorProps {
  collection: string;
  /** A new record starts as a copy of this one. */
  record: StoredRecord;
  isNew: boolean;
  onClose: () => void;
}

/** Edits a record as JSON. The schema of its collection refuses what does not fit. */
export function RecordEditor({ collection, record, isNew, onClose }: RecordEditorProps) {
  const { say } = useAct();
  const form = useId();
  const [text, setText] = useState(() => JSON.stringify(record, null, 2));
  const [problem, setProblem] = useState<string>();
  const id = keyOf(collection, record);

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      const { [keyName(collection)]: key, ...fields }: StoredRecord = JSON.parse(text);
      const path = { collection, id };
      if (isNew)
        await unwrap(
          control.POST('/__mock/state/{collection}', {
            params: { path },
            body: { [keyName(collection)]: key, ...fields },
          }),
        );
      else await unwrap(control.PATCH('/__mock/state/{collection}/{id}', { params: { path }, body: fields }));
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
        <TextArea
          label="Record as JSON"
          className="wb-code-field"
          rows={16}
          spellCheck={false}
          translate="no"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
