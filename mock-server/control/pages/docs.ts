import { isObject, lookUp, refKeys } from '../../contract/documents';
import { html, type Html } from '../../http/html';

type Document = { [key: string]: unknown };

/**
 * A readable page of the documents: every operation with its parameters, body and responses. It uses only the
 * documents.
 */
export function docs(documents: Readonly<Record<string, Document>>): Html {
  const names = Object.keys(documents);
  return html` <nav aria-label="Documents">
      <ul>
        ${names.map((name) => entry(name, documents[name] ?? {}))}
      </ul>
    </nav>
    ${Object.entries(documents).map(([name, document]) => service(name, document))}`;
}

function entry(name: string, document: Document): Html {
  const title = text(lookUp(document, ['info', 'title']));
  return html`<li><a href="#${name}">${title}</a> · <a href="/__mock/openapi/${name}">OpenAPI (JSON)</a></li>`;
}

function service(name: string, document: Document): Html {
  const base = text(serverUrl(document));
  const paths = document['paths'];
  const items = isObject(paths) ? Object.entries(paths) : [];
  return html` <section aria-labelledby="${name}">
    <h2 id="${name}">${text(lookUp(document, ['info', 'title']))}</h2>
    <p class="quiet">${prose(lookUp(document, ['info', 'description']))}</p>
    ${items.flatMap(([path, item]) =>
      Object.entries(isObject(item) ? item : {})
        .filter(([method]) => method !== 'parameters')
        .map(([method, operation]) =>
          operationDocs(document, `${method.toUpperCase()} ${base === '/' ? '' : base}${path}`, operation),
        ),
    )}
  </section>`;
}

function serverUrl(document: Document): unknown {
  const servers = document['servers'];
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  return isObject(first) ? first['url'] : '';
}

function operationDocs(document: Document, heading: string, operation: unknown): Html {
  if (!isObject(operation)) return html``;
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).map((entry: unknown) =>
    resolved(document, entry),
  );
  const body = resolved(document, operation['requestBody']);
  const responses = isObject(operation['responses']) ? Object.entries(operation['responses']) : [];
  return html` <details>
    <summary>
      <code>${heading}</code> <strong>${text(operation['operationId'])}</strong> ${text(operation['summary'])}
    </summary>
    <p>${prose(operation['description'])}</p>
    ${
      parameters.length === 0
        ? undefined
        : html`<h3>Parameters</h3>
            <ul>
              ${parameters.map(parameterDocs)}
            </ul>`
    }
    ${
      body === undefined
        ? undefined
        : html`<h3>Body</h3>
            ${content(document, body)}`
    }
    <h3>Answers</h3>
    ${responses.map(([status, entry]) => responseDocs(document, status, resolved(document, entry)))}
  </details>`;
}

function parameterDocs(parameter: Document | undefined): Html {
  return html`<li>
    <code>${text(parameter?.['name'])}</code>
    (${text(parameter?.['in'])}${parameter?.['required'] === true ? ', required' : ''})
    ${prose(parameter?.['description'])}
  </li>`;
}

function responseDocs(document: Document, status: string, response: Document | undefined): Html {
  const codes = response?.['x-error-codes'];
  return html`<h4>${status}</h4>
    <p>
      ${prose(response?.['description'])} ${Array.isArray(codes) ? html`<code>${codes.join(' ')}</code>` : undefined}
    </p>
    ${response && !Array.isArray(codes) ? content(document, response) : undefined}`;
}

/** The first example of each media type, else its schema. */
function content(document: Document, holder: Document): Html {
  const types = isObject(holder['content']) ? Object.entries(holder['content']) : [];
  return html`${types.map(([type, media]) => {
    const examples = isObject(media) ? media['examples'] : undefined;
    const first = isObject(examples) ? resolved(document, Object.values(examples)[0]) : undefined;
    const shown: unknown = first?.['value'] ?? (isObject(media) ? resolved(document, media['schema']) : undefined);
    return html`<p class="quiet">${type}</p>
      <pre tabindex="0">${(JSON.stringify(shown, null, 2) ?? '').slice(0, 4000)}</pre>`;
  })}`;
}

function resolved(document: Document, value: unknown): Document | undefined {
  const keys = refKeys(value);
  const target = keys ? lookUp(document, keys) : value;
  return isObject(target) ? target : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A description, with the text between backticks as code. */
function prose(value: unknown): Html {
  return html`${text(value)
    .split('`')
    .map((piece, i) => (i % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))}`;
}
