import type { Call } from '../../data/control';
import { CodeBlock } from '../CodeBlock';
import { cookiesIn, headerLines } from './call-texts';

/** The headers as the server received them. The cookies are listed one a line. */
export function SentHeaders({ call: { requestHeaders } }: { call: Call }) {
  return (
    <>
      <CodeBlock title="Request headers" text={headerLines(Object.entries(requestHeaders))} />
      <CodeBlock title="Cookies sent" text={cookiesIn(requestHeaders['cookie'] ?? '').join('\n')} />
    </>
  );
}
