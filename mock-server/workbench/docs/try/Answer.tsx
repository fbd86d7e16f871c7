import { useId } from 'react';
import { Facts } from '../../../../src/ui/Facts';
import { CallCopies } from '../../parts/call/CallCopies';
import { headerLines, kindOfStatus, verdictOn } from '../../parts/call/call-texts';
import { SentHeaders } from '../../parts/call/SentHeaders';
import { CodeBlock } from '../../parts/CodeBlock';
import type { Operation } from '../contract/operation';
import { adviceOn } from './advice';
import type { Outcome } from './try-out';

/** What came back: status, headers, body, and what the contract says about it. */
export function Answer({ operation, outcome: { received, call } }: { operation: Operation; outcome: Outcome }) {
  const id = useId();
  // A page may not read a redirect, but the journal has it.
  const status = call?.status ?? received.status;
  const headers = call?.responseHeaders ?? received.headers;
  const advice = adviceOn(operation, status, call?.errorCode ?? null);
  return (
    <section className="wb-answer" data-kind={kindOfStatus(status)} aria-labelledby={id}>
      <h3 id={id}>
        Response <span translate="no">{status === 0 ? 'a redirect' : status}</span>
      </h3>
      {advice !== undefined && <p>{advice}</p>}
      <Facts
        facts={[
          {
            name: 'Contract',
            value: call ? verdictOn(call) : 'The journal leaves out calls of the control interface.',
          },
          { name: 'Time', value: `${Math.round(received.tookMs)} ms` },
          ...(call?.errorCode ? [{ name: 'Error code', value: call.errorCode, verbatim: true }] : []),
          ...(call?.fault ? [{ name: 'Fault', value: call.fault }] : []),
          ...(call ? [{ name: 'Trace ID', value: call.traceId, verbatim: true }] : []),
        ]}
      />
      {received.body === '' && <p className="wb-quiet">The response has no body.</p>}
      <CodeBlock title="Response body" text={prettyText(received.body)} />
      <CodeBlock title="Response headers" text={headerLines(headers)} />
      {call && (
        <>
          <SentHeaders call={call} />
          <CallCopies call={call} />
        </>
      )}
    </section>
  );
}

/** JSON in lines, and any other text as it is. */
function prettyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
