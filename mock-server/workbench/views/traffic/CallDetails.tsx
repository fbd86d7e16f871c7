import { Button } from '../../../../src/ui/Button';
import { Facts } from '../../../../src/ui/Facts';
import type { Call } from '../../data/control';
import { worldId } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { CodeBlock } from '../../parts/CodeBlock';
import { copyText } from '../../parts/copy-text';
import { asDateTime } from '../../parts/times';
import { cookiesIn, curlOfCall, testOfCall, verdictOn } from './call-texts';
import { answeredBy } from './source-words';

/** What was sent and received, what the contract says about it, and copies to paste. */
export function CallDetails({ call }: { call: Call }) {
  const actions = useAct();
  const headers = call.responseHeaders.map((pair) => pair.join(': '));
  const requestHeaders = Object.entries(call.requestHeaders).map((pair) => pair.join(': '));
  return (
    <>
      <Facts
        facts={[
          { name: 'Address', value: `${call.method} ${call.url}`, verbatim: true },
          { name: 'Time', value: asDateTime(call.at) },
          { name: 'Trace ID', value: call.traceId, verbatim: true },
          { name: 'Contract', value: verdictOn(call) },
          { name: 'Fault', value: call.fault ?? 'None' },
          { name: 'Voice', value: call.voice },
          { name: 'Answered by', value: answeredBy[call.source] },
        ]}
      />
      <div className="wb-buttons">
        <Button compact onClick={() => copyText(actions, curlOfCall(call, location.origin, worldId))}>
          Copy as curl
        </Button>
        <Button compact onClick={() => copyText(actions, testOfCall(call, location.origin, worldId))}>
          Copy as test
        </Button>
        <Button compact onClick={() => copyText(actions, call.traceId)}>
          Copy the trace ID
        </Button>
      </div>
      <CodeBlock title="Request headers" text={requestHeaders.join('\n')} />
      <CodeBlock title="Cookies sent" text={cookiesIn(call.requestHeaders['cookie'] ?? '').join('\n')} />
      <CodeBlock
        title="Request body"
        {...(typeof call.requestBody === 'string' ? { text: call.requestBody } : { value: call.requestBody })}
      />
      <CodeBlock title="Response headers" text={headers.join('\n')} />
      <CodeBlock title="Response body" value={call.responseBody} />
    </>
  );
}
