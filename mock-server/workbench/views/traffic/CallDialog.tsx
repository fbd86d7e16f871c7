import { Button } from '../../../../src/ui/Button';
import { Dialog } from '../../../../src/ui/Dialog';
import { Facts } from '../../../../src/ui/Facts';
import { unwrap } from '../../../client/unwrap';
import { type Call, control } from '../../data/control';
import { worldId } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { asDateTime } from '../../parts/times';
import { answeredBy, curlOf, deliveryText, headerLines, nameOfCopy, outcomeOf, verdictOn } from './call-texts';
import { useId } from 'react';

/** A longer text would slow the page down. */
const MOST_CHARACTERS = 20_000;

type CodeBlockProps = { title: string } & ({ text: string } | { value: unknown });

/** Shows a text unchanged, and a value as JSON. Shows nothing for an empty one. */
function CodeBlock({ title, ...content }: CodeBlockProps) {
  const id = useId();
  const text = 'text' in content ? content.text : (JSON.stringify(content.value, null, 2) ?? '');
  if (text === '' || text === 'null') return null;
  return (
    <div className="wb-code">
      <h3 id={id}>{title}</h3>
      <pre aria-labelledby={id} role="group" translate="no">
        {text.slice(0, MOST_CHARACTERS)}
        {text.length > MOST_CHARACTERS && `\n... and ${text.length - MOST_CHARACTERS} more characters`}
      </pre>
    </div>
  );
}

/** What was sent and received, the verdict of the contract, and the call as a curl line. */
export function CallDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const actions = useAct();
  const rewind = (body: { as?: string } = {}) =>
    unwrap(control.POST('/__mock/journal/{id}/rewind', { params: { path: { id: call.id } }, body }));
  const rewindHere = async () => {
    await actions.act(() => rewind(), `This world is as it was before call ${call.id}.`);
    onClose();
  };
  const makeWorld = async () => {
    await actions.act(
      async () => {
        const worlds = await unwrap(control.GET('/__mock/worlds'));
        return rewind({ as: nameOfCopy(worldId, call.id, worlds) });
      },
      ({ id }) => `The overview opens the world ${id}, as it was before call ${call.id}.`,
    );
    onClose();
  };
  return (
    <Dialog
      open
      title={`${outcomeOf(call)} ${call.operationId ?? call.url}`}
      width="large"
      onCancel={onClose}
      actions={
        <>
          <Button onClick={rewindHere}>Rewind to before this call</Button>
          <Button onClick={makeWorld}>Make a world from before this call</Button>
          <Button onClick={() => copyText(actions, curlOf(call, location.origin, worldId))}>Copy as curl</Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="wb-call">
        <Facts
          facts={[
            { name: 'Address', value: `${call.method} ${call.url}`, verbatim: true },
            { name: 'Person', value: call.person ?? 'Nobody' },
            { name: 'Time', value: asDateTime(call.at) },
            { name: 'Trace ID', value: call.traceId, verbatim: true },
            { name: 'Contract', value: verdictOn(call) },
            { name: 'Fault', value: call.fault ?? 'None' },
            { name: 'Delivered', value: deliveryText(call) },
            { name: 'Answered by', value: answeredBy[call.source] },
          ]}
        />
        <CodeBlock title="Request headers" text={headerLines(Object.entries(call.requestHeaders))} />
        <CodeBlock
          title="Request body"
          {...(typeof call.requestBody === 'string' ? { text: call.requestBody } : { value: call.requestBody })}
        />
        <CodeBlock title="Response headers" text={headerLines(call.responseHeaders)} />
        <CodeBlock title="Response body" value={call.responseBody} />
      </div>
    </Dialog>
  );
}
