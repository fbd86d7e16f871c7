import { useState } from 'react';
import { Find } from '../parts/Find';
import { isFound } from '../../control/search';
import { operationsOf } from '../data/listed-operations';
import type { NamedDocument } from '../data/documents';

/** Swagger UI shows one document at a time, so this list has the operations of all, with one search. */
export function OperationList({ documents }: { documents: readonly NamedDocument[] }) {
  const [search, setSearch] = useState('');
  const found = documents.map((document) => ({
    name: document.name,
    operations: operationsOf(document).filter(({ id, summary, text }) => isFound(search, id, summary, text)),
  }));
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <nav className="wb-section wb-contract__list" aria-label="Operations">
      <Find label="Find an operation or an error code" value={search} onFind={setSearch} />
      <p className="wb-quiet" role="status">
        {search !== '' && `${count} ${count === 1 ? 'operation fits' : 'operations fit'}.`}
      </p>
      {found
        .filter(({ operations }) => operations.length > 0)
        .map(({ name, operations }) => (
          <details key={name} open={search !== '' || undefined}>
            <summary>{name}</summary>
            <p>
              <a href={`/__mock/openapi/${name}`}>OpenAPI of {name} (JSON)</a>
            </p>
            <ul>
              {operations.map(({ key, id, summary }) => (
                <li key={key}>
                  <a className="wb-place" href={`#/${key}`}>
                    <span translate="no">{id}</span> <span className="wb-quiet">{summary}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </nav>
  );
}
