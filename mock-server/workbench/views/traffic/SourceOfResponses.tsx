import { useQuery } from '@tanstack/react-query';
import { inWords, operationIds } from '../../data/operations';
import { sourceQuery } from '../../data/queries';
import { Section } from '../../parts/Section';
import { operationText, sourceSentences } from './source-words';

/** The source of the responses: the mock server, a real service or a recording, and its operations. */
export function SourceOfResponses() {
  const { data: source } = useQuery(sourceQuery);
  if (!source) return null;
  const { kind, operations } = source;
  const isAll = operations.length === operationIds.length;
  const rows = isAll ? operations.filter(({ recordedCalls }) => recordedCalls > 0) : operations;
  return (
    <Section title="Source of responses" about="The options of the command that started the mock server decide it.">
      <p>{sourceSentences(source).join(' ')}</p>
      {kind === 'mock' && (
        <p className="wb-about">
          <code translate="no">--target URL</code> lets a real service answer, with <code>--pass</code> only some
          operations. <code>--record FILE</code> keeps its responses, and <code>--replay FILE</code> answers from them.
        </p>
      )}
      {rows.length > 0 && (
        <ul className="wb-rows" aria-label="Operations that it answers">
          {rows.map(({ operationId, recordedCalls }) => (
            <li key={operationId} className="wb-row wb-row--plain">
              <span>
                {inWords(operationId)} <code translate="no">{operationId}</code>
              </span>
              <span className="wb-quiet">{operationText(source, recordedCalls)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
