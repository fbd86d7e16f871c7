import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Banner } from '../../../../src/ui/Banner';
import { Button } from '../../../../src/ui/Button';
import { Checkbox } from '../../../../src/ui/Checkbox';
import { focusFirstInvalid } from '../../../../src/ui/focus';
import { TextArea } from '../../../../src/ui/TextArea';
import { worldId } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { Section } from '../../parts/Section';
import type { Operation, Parameter } from '../contract/operation';
import { Answer } from './Answer';
import { BodyFields } from './BodyFields';
import { type Entries, entryName, firstEntries, problemsIn } from './entries';
import { type Outcome, tryOut } from './try-out';
import { ParameterField } from './ParameterField';
import { SessionForm } from './SessionForm';
import { WorldForm } from './WorldForm';

/** Fills a request from the contract, sends it to the world of the page, and shows what comes back. */
export function TryIt({ operation }: { operation: Operation }) {
  const { say } = useAct();
  const [entries, setEntries] = useState(() => firstEntries(operation));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState<AbortController>();
  const form = useRef<HTMLFormElement>(null);
  const set = (changed: Partial<Entries>) => setEntries((before) => ({ ...before, ...changed }));

  useEffect(() => {
    if (form.current && Object.keys(problems).length > 0) focusFirstInvalid(form.current);
  }, [problems]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (waiting) return;
    const found = problemsIn(operation, entries);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const controller = new AbortController();
    setWaiting(controller);
    setFailure(undefined);
    try {
      const next = await tryOut(operation, entries, controller.signal);
      setOutcome(next);
      say(`The response is ${next.call?.status ?? next.received.status}.`);
    } catch (error) {
      setOutcome(undefined);
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWaiting(undefined);
    }
  }

  /** The pressed button disappears, so the focus goes to the one that sends again. */
  function stop(request: AbortController) {
    request.abort();
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  // Optional headers are for rare cases, so they are not in the way.
  const inSight = operation.parameters.filter(({ place, isRequired }) => isRequired || place !== 'header');
  const isHeaderWrong = Object.keys(problems).some((name) => name.startsWith('header'));
  const field = (parameter: Parameter) => {
    const name = entryName(parameter);
    return (
      <ParameterField
        key={name}
        parameter={parameter}
        value={entries.parameters[name] ?? ''}
        error={problems[name]}
        onValue={(value) => set({ parameters: { ...entries.parameters, [name]: value } })}
      />
    );
  };

  return (
    <Section
      title="Try it"
      about={`Sends this request to the world ${worldId}, with the cookies of this browser.`}
      isWide
    >
      <WorldForm />
      {operation.session !== 'none' && <SessionForm />}
      <form ref={form} className="wb-form" onSubmit={submit} noValidate aria-label="Request">
        {inSight.map(field)}
        <BodyFields contents={operation.bodies} entries={entries} onChange={set} />
        <details className="wb-more" open={isHeaderWrong || undefined}>
          <summary>More headers</summary>
          {operation.parameters.filter((parameter) => !inSight.includes(parameter)).map(field)}
          <TextArea
            label="Further headers"
            hint='One a line, such as "X-Trace-Id: my-test".'
            optional
            rows={2}
            spellCheck={false}
            autoComplete="off"
            value={entries.headers}
            error={problems['headers']}
            onChange={(event) => set({ headers: event.target.value })}
          />
        </details>
        {operation.csrf && (
          <Checkbox
            label="Send the CSRF token"
            checked={entries.sendsToken}
            onChange={(event) => set({ sendsToken: event.target.checked })}
          />
        )}
        <div className="wb-buttons">
          <Button type="submit" variant="primary" busy={waiting !== undefined}>
            Send
          </Button>
          {waiting && <Button onClick={() => stop(waiting)}>Stop waiting</Button>}
        </div>
      </form>
      {failure !== undefined && (
        <Banner tone="error" title="There is no response.">
          {failure}
        </Banner>
      )}
      {outcome && <Answer operation={operation} outcome={outcome} />}
    </Section>
  );
}
