import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { unwrap } from '../../../client/unwrap';
import { isDialectName } from '../../../world/dialect-names';
import { control, type DialectName } from '../../data/control';
import { choiceOf, useOperations } from '../../data/use-operations';
import { dialectQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Choice } from '../../parts/Choice';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';

/** The form of the services' responses, for the world or for one operation. */
export function Dialects() {
  const { act } = useAct();
  const { data } = useQuery(dialectQuery);
  const operations = useOperations();
  const [operationId, setOperationId] = useState('');
  const [chosen, setChosen] = useState<string>();
  const worldDialect = data?.dialect ?? 'contract';
  const dialect = chosen ?? worldDialect;
  const withOwnDialect = Object.entries(data?.operations ?? {});
  const set = (to: DialectName, operation: string) =>
    unwrap(
      control.PUT('/__mock/dialect', { body: { dialect: to, ...(operation !== '' && { operationId: operation }) } }),
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    const who = operationId === '' ? 'Every operation' : operationId;
    if (isDialectName(dialect)) void act(() => set(dialect, operationId), `${who} answers in the dialect ${dialect}.`);
  }

  return (
    <Section
      title="Form of responses"
      about="The form in which the services put their responses. Rules and meaning stay the same."
    >
      <form className="wb-form" onSubmit={submit}>
        <Choice
          label="Operation"
          options={[{ value: '', label: 'Every operation' }, ...operations.map(choiceOf)]}
          value={operationId}
          onChoose={setOperationId}
        />
        <Choice
          label="Dialect"
          value={dialect}
          onChoose={setChosen}
          options={(data?.dialects ?? []).map(({ name, description, bendsContract }) => ({
            value: name,
            label: name,
            about: bendsContract
              ? `${description} This breaks the contract on purpose, and the journal does not mark it.`
              : description,
          }))}
        />
        <div className="wb-buttons">
          <Button type="submit">Use</Button>
        </div>
      </form>
      <p>
        This world: <strong>{worldDialect}</strong>
      </p>
      <RemovableRows
        empty="No operation has a dialect of its own."
        action="Use the dialect of the world"
        rows={withOwnDialect.map(([id, name]) => ({ id, text: `${id}: ${name}` }))}
        onRemove={(id) => act(() => set(worldDialect, id), `${id} has the dialect of its world.`)}
      />
    </Section>
  );
}
