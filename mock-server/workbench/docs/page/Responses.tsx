import { CodeBlock } from '../../parts/CodeBlock';
import { Section } from '../../parts/Section';
import type { Content, DeclaredResponse } from '../contract/operation';
import { exampleText } from '../try/entries';
import { Marked } from '../../parts/Marked';
import { SchemaOf } from './SchemaList';

/** Every response that the contract declares. Those of success are open. */
export function Responses({ responses }: { responses: readonly DeclaredResponse[] }) {
  return (
    <Section title="Responses" isWide>
      {responses.map((response) => (
        <details key={response.status} className="wb-response" open={Number(response.status) < 400}>
          <summary>
            <strong>{response.status}</strong>{' '}
            <span>
              <Marked text={response.description.replace(`${response.status}. `, '')} />
            </span>
          </summary>
          <div className="wb-response__content">
            <Codes response={response} />
            <Headers headers={response.headers} />
            {response.contents.map((content) => (
              <ContentOf key={content.type} content={content} />
            ))}
          </div>
        </details>
      ))}
    </Section>
  );
}

/** The error codes of a response, each with the sentence of its example. */
function Codes({ response: { codes, contents } }: { response: DeclaredResponse }) {
  if (codes.length === 0) return null;
  const examples = contents.flatMap((content) => content.examples);
  return (
    <div>
      <h3>Error codes</h3>
      <ul className="wb-schema">
        {codes.map((code) => (
          <li key={code}>
            <p className="wb-schema__name">
              <code translate="no">{code}</code>
              <span className="wb-quiet">{examples.find(({ name }) => name === code)?.summary}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Headers({ headers }: Pick<DeclaredResponse, 'headers'>) {
  if (headers.length === 0) return null;
  return (
    <div>
      <h3>Headers</h3>
      <ul className="wb-schema">
        {headers.map(({ name, description }) => (
          <li key={name}>
            <p className="wb-schema__name">
              <code translate="no">{name}</code>
            </p>
            <p>
              <Marked text={description} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The schema and the first example of a body. */
export function ContentOf({ content }: { content: Content }) {
  const { type, schema } = content;
  return (
    <div className="wb-content">
      <h3>
        Body <span className="wb-quiet">{type}</span>
      </h3>
      {schema && <SchemaOf node={schema} />}
      <CodeBlock title="Example" text={exampleText(content)} />
    </div>
  );
}
