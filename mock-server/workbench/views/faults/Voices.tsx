import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { unwrap } from '../../../client/unwrap';
import { isVoiceName } from '../../../world/voice-names';
import { control, type VoiceName } from '../../data/control';
import { choiceOf, useOperations } from '../../data/use-operations';
import { voiceQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Choice } from '../../parts/Choice';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';

/** The form of the services' responses, for the world or for one operation. */
export function Voices() {
  const { act } = useAct();
  const { data } = useQuery(voiceQuery);
  const operations = useOperations();
  const [operationId, setOperationId] = useState('');
  const [chosen, setChosen] = useState<string>();
  const worldVoice = data?.voice ?? 'contract';
  const voice = chosen ?? worldVoice;
  const withOwnVoice = Object.entries(data?.operations ?? {});
  const set = (to: VoiceName, operation: string) =>
    unwrap(control.PUT('/__mock/voice', { body: { voice: to, ...(operation !== '' && { operationId: operation }) } }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const who = operationId === '' ? 'Every operation' : operationId;
    if (isVoiceName(voice)) void act(() => set(voice, operationId), `${who} answers in the voice ${voice}.`);
  }

  return (
    <Section
      title="Form of responses"
      about="The form in which the services put their responses. Rules and meaning stay the same."
    >
      <form className="wb-form" onSubmit={submit}>
        <Choice
          label="Operation"
          find="Find an operation"
          options={[{ value: '', label: 'Every operation' }, ...operations.map(choiceOf)]}
          value={operationId}
          onChoose={setOperationId}
        />
        <Choice
          label="Voice"
          value={voice}
          onChoose={setChosen}
          options={(data?.voices ?? []).map(({ name, description, bendsContract }) => ({
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
        This world: <strong>{worldVoice}</strong>
      </p>
      <RemovableRows
        empty="No operation has a voice of its own."
        action="Use the voice of the world"
        rows={withOwnVoice.map(([id, name]) => ({ id, text: `${id}: ${name}` }))}
        onRemove={(id) => act(() => set(worldVoice, id), `${id} has the voice of its world.`)}
      />
    </Section>
  );
}
