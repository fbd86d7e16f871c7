import { Button } from '../../../../src/ui/Button';
import { Dialog } from '../../../../src/ui/Dialog';
import { Facts } from '../../../../src/ui/Facts';
import type { Call } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { CodeBlock } from '../../parts/CodeBlock';
import { copyText } from '../../parts/copy-text';
import { asDateTime } from '../../parts/times';
import { answeredBy, deliveryText, headerLines, outcomeOf, verdictOn } from './call-texts';
import { curlOf } from './curl';

/** What was sent and received, the verdict of the contract, and the call as a curl line. */
export function CallDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const actions = useAct();
  return (
    <Dialog
      open
      title={`${outcomeOf(call)} ${call.operationId ?? call.url}`}
      width="large"
      onCancel={onClose}
      actions={
        <>
          <Button onClick={() => copyText(actions, curlOf(call, location.origin))}>Copy as curl</Button>
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
