import { SupportFold } from './SupportFold';
import TraceId from './TraceId';

interface SupportDetailsProps {
  traceId: string | undefined;
  version: string | undefined;
}

export function SupportDetails({ traceId, version }: SupportDetailsProps) {
  if (!traceId && !version) return null;
  return <SupportFold version={version}>{traceId && <TraceId value={traceId} />}</SupportFold>;
}
