import { useId } from 'react';
import { Button } from '../../../../src/ui/Button';
import { Facts } from '../../../../src/ui/Facts';
import { worldId } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { CodeBlock } from '../../parts/CodeBlock';
import { copyText } from '../../parts/copy-text';
import { cookiesIn, curlOfCall, testOfCall, verdictOn } from '../../views/traffic/call-texts';
import type { Operation } from '../contract/operation';
import { adviceOn } from './advice';
import type { Outcome } from './exchange';

/** What came back: status, headers, body, and what the contract says about it. */
export function Answer({ operation, outcome: { received, call } }: { operation: Operation; outcome: Outcome }) {
  const id = useId();
  const actions = useAct();
  // A page may not read a redirect, but the journal has it.
  const status = call?.status ?? received.status;
  const headers = call?.responseHeaders ?? received.headers;
  const advice = adviceOn(operation, status, call?.errorCode ?? null);
  return (
    <section className="wb-answer" data-kind={kindOf(status)} aria-labelledby={id}>
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
      <CodeBlock title="Response headers" text={headers.map((pair) => pair.join(': ')).join('\n')} />
      {call && (
        <>
          <CodeBlock
            title="Request headers"
            text={Object.entries(call.requestHeaders)
              .map((pair) => pair.join(': '))
              .join('\n')}
          />
          <CodeBlock title="Cookies sent" text={cookiesIn(call.requestHeaders['cookie'] ?? '').join('\n')} />
          <div className="wb-buttons">
            <Button compact onClick={() => copyText(actions, curlOfCall(call, location.origin, worldId))}>
              Copy as curl
            </Button>
            <Button compact onClick={() => copyText(actions, testOfCall(call, location.origin, worldId))}>
              Copy as test
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function kindOf(status: number): 'good' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
}

/** JSON in lines, and any other text as it is. */
function prettyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
