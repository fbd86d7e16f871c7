import { Button } from '../../../../src/ui/Button';
import type { Call } from '../../data/control';
import { useAct } from '../Acting';
import { copyText } from '../copy-text';
import { curlOf } from './curl';

/** Buttons that copy a call as a curl line, and its trace ID for a search in logs. */
export function CallCopies({ call }: { call: Call }) {
  const actions = useAct();
  const copies = [
    { name: 'Copy as curl', text: () => curlOf(call, location.origin) },
    { name: 'Copy the trace ID', text: () => call.traceId },
  ];
  return (
    <div className="wb-buttons">
      {copies.map(({ name, text }) => (
        <Button key={name} compact onClick={() => copyText(actions, text())}>
          {name}
        </Button>
      ))}
    </div>
  );
}
