import { useId, type ChangeEvent } from 'react';
import { done } from '../../../client/unwrap';
import { send } from '../../data/control';
import { worldId } from '../../data/page';
import { useAct } from '../../parts/Acting';

/** Saves the state of this world in a file, and loads it from one. */
export function StateFile() {
  const { act } = useAct();
  const id = useId();

  function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    void act(async () => {
      const body: unknown = JSON.parse(await file.text());
      await done(send({ method: 'PUT', url: '/__mock/snapshot', body }));
    }, `This world has the state of ${file.name}.`);
  }

  return (
    <div className="wb-form wb-form--column">
      <p>
        <a href={`/__mock/snapshot?mock-world=${encodeURIComponent(worldId)}`} download={`${worldId}.json`}>
          Save the state
        </a>
      </p>
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={id}>
          Load a state
        </label>
        <input id={id} type="file" accept="application/json" onChange={load} />
      </div>
    </div>
  );
}
