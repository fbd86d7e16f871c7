import { useQuery } from '@tanstack/react-query';
import { inWords, operationIds } from '../../data/operations';
import { sourceQuery } from '../../data/queries';
import { Section } from '../../parts/Section';

/** The source of the responses: the mock server or a real service, and its operations. */
export function SourceOfResponses() {
  const { data: source } = useQuery(sourceQuery);
  if (!source) return null;
  const { kind, origin, operations } = source;
  const isAll = operations.length === operationIds.length;
  return (
    <Section title="Source of responses" about="The options of the command that started the mock server decide it.">
      {kind === 'mock' ? (
        <>
          <p>The mock server answers every operation itself.</p>
          <p className="wb-about">
            <code translate="no">--target URL</code> lets a real service answer, with <code>--pass</code> only some
            operations.
          </p>
        </>
      ) : (
        <p>
          The service at {origin} answers{' '}
          {isAll ? 'every operation' : 'these operations, and the mock server the others'}.
        </p>
      )}
      {!isAll && operations.length > 0 && (
        <ul className="wb-rows" aria-label="Operations that it answers">
          {operations.map((operationId) => (
            <li key={operationId} className="wb-row wb-row--plain">
              {inWords(operationId)} <code translate="no">{operationId}</code>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
