import { Section } from '../../parts/Section';
import type { Operation, Parameter } from '../contract/operation';
import { TryIt } from '../try/TryIt';
import { listHeading } from './OperationList';
import { Marked } from '../../parts/Marked';
import { ContentOf, Responses } from './Responses';
import { SchemaList } from './SchemaList';

const sessions = {
  required: 'It needs a session.',
  optional: 'It takes a session, and works without one.',
  none: 'It needs no session.',
} as const;

/** Where the focus goes when an operation opens. */
export const operationHeading = 'operation';

/** An operation: what it does, what it takes and answers, and a form that sends it. */
export function OperationPage({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, session, csrf, isDeprecated } = operation;
  return (
    <>
      <section className="wb-section" data-wide aria-labelledby={operationHeading}>
        <a className="wb-docs__back" href={`#${listHeading}`}>
          All operations
        </a>
        <h2 id={operationHeading} tabIndex={-1} translate="no">
          {id}
        </h2>
        <p>
          <code translate="no">
            <strong>{method}</strong> {path}
          </code>
        </p>
        {isDeprecated && <p>It is deprecated.</p>}
        <p>
          <strong>
            <Marked text={summary} />
          </strong>
        </p>
        {description !== '' && (
          <p>
            <Marked text={description} />
          </p>
        )}
        <p className="wb-about">
          {sessions[session]} {csrf && 'It needs the CSRF token.'}
        </p>
      </section>
      <TryIt operation={operation} />
      <RequestOf operation={operation} />
      <Responses responses={operation.responses} />
    </>
  );
}

/** What the request takes: parameters and body. */
function RequestOf({ operation: { parameters, bodies, isBodyRequired } }: { operation: Operation }) {
  return (
    <Section title="Request" isWide>
      {parameters.length === 0 && bodies.length === 0 && <p className="wb-quiet">It takes nothing.</p>}
      {parameters.length > 0 && (
        <div>
          <h3>Parameters</h3>
          <SchemaList nodes={parameters.map(nodeOf)} />
        </div>
      )}
      {bodies.length > 0 && !isBodyRequired && <p className="wb-about">The body may be missing.</p>}
      {bodies.map((content) => (
        <ContentOf key={content.type} content={content} />
      ))}
    </Section>
  );
}

/** A parameter as an entry of a schema, with its place. */
function nodeOf({ name, place, isRequired, description, schema }: Parameter) {
  return {
    ...schema,
    name,
    isRequired,
    type: [schema.type, `in the ${place}`].filter((text) => text !== '').join(', '),
    description: description || schema.description,
  };
}
