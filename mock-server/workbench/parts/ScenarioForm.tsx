import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../src/ui/Button';
import { TextField } from '../../../src/ui/TextField';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { inWords } from '../data/operations';
import { scenariosQuery } from '../data/queries';
import { useAct } from './Acting';
import { Choice, PersonChoice } from './Choice';

interface ScenarioFormProps {
  name: string;
  onChoose: (name: string) => void;
}

/** An empty field leaves its parameter at the default. */
export function ScenarioForm({ name, onChoose }: ScenarioFormProps) {
  const { act } = useAct();
  const { data: scenarios = [] } = useQuery(scenariosQuery);
  const [values, setValues] = useState<Record<string, string>>({});
  const parameters = scenarios.find((one) => one.name === name)?.parameters ?? [];
  const set = (parameter: string, value: string) => setValues((all) => ({ ...all, [parameter]: value }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const filled = parameters.flatMap((one): [string, string][] => (values[one] ? [[one, values[one]]] : []));
    const call = { params: { path: { name } }, body: { params: Object.fromEntries(filled) } };
    void act(() => unwrap(control.POST('/__mock/scenarios/{name}', call)), `The scenario ${name} is applied.`);
  }

  return (
    <form className="wb-form" onSubmit={submit}>
      <Choice
        label="Scenario"
        value={name}
        onChoose={onChoose}
        options={scenarios.map((one) => ({ value: one.name, label: inWords(one.name), about: one.description }))}
      />
      {parameters.map((parameter) =>
        parameter === 'person' ? (
          <PersonChoice
            key={parameter}
            label="For"
            value={values[parameter] ?? ''}
            first={{ value: '', label: 'The usual person' }}
            onChoose={(id) => set(parameter, id)}
          />
        ) : (
          <TextField
            key={parameter}
            label={inWords(parameter)}
            optional
            autoComplete="off"
            value={values[parameter] ?? ''}
            onChange={(event) => set(parameter, event.target.value)}
          />
        ),
      )}
      <div className="wb-buttons">
        <Button type="submit" variant="primary">
          Apply
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            act(
              () => unwrap(control.POST('/__mock/reset', { body: { scenario: name } })),
              `The world starts again from the scenario ${name}.`,
            )
          }
        >
          Start again from it
        </Button>
      </div>
    </form>
  );
}
