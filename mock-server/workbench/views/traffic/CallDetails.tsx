import { Facts } from '../../../../src/ui/Facts';
import type { Call } from '../../data/control';
import { CallCopies } from '../../parts/call/CallCopies';
import { answeredBy, deliveryText, headerLines, verdictOn } from '../../parts/call/call-texts';
import { SentHeaders } from '../../parts/call/SentHeaders';
import { CodeBlock } from '../../parts/CodeBlock';
import { asDateTime } from '../../parts/times';

/** What was sent and received, the verdict of the contract, and copies to paste. */
export function CallDetails({ call }: { call: Call }) {
  return (
    <>
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
      <CallCopies call={call} />
      <SentHeaders call={call} />
      <CodeBlock
        title="Request body"
        {...(typeof call.requestBody === 'string' ? { text: call.requestBody } : { value: call.requestBody })}
      />
      <CodeBlock title="Response headers" text={headerLines(call.responseHeaders)} />
      <CodeBlock title="Response body" value={call.responseBody} />
    </>
  );
}
