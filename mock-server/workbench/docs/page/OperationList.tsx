import { useState } from 'react';
import { Find } from '../../parts/Find';
import type { ServiceDocument } from '../contract/documents';
import { isOperationFound } from '../contract/found';

interface OperationListProps {
  documents: readonly ServiceDocument[];
  /** The key of the open operation. */
  chosen: string | undefined;
}

/** Where the focus goes when an operation closes. */
export const listHeading = 'operations';

/** Every operation by its document, with a search. */
export function OperationList({ documents, chosen }: OperationListProps) {
  const [search, setSearch] = useState('');
  const found = documents.map((document) => ({
    ...document,
    operations: document.operations.filter((operation) => isOperationFound(search, operation)),
  }));
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <nav className="wb-section wb-docs__list" aria-labelledby={listHeading}>
      <h2 id={listHeading} tabIndex={-1}>
        Operations
      </h2>
      <Find label="Find an operation, a field or an error code" value={search} onFind={setSearch} />
      <p className="wb-quiet" role="status">
        {search !== '' && (count === 0 ? 'No operation fits the search.' : countText(count))}
      </p>
      <div className="wb-docs__operations">
        {found
          .filter(({ operations }) => operations.length > 0)
          .map(({ name, title, operations }) => (
            <section key={name} aria-labelledby={`list-${name}`}>
              <h3 id={`list-${name}`}>{title}</h3>
              <ul>
                {operations.map(({ key, id, method, path }) => (
                  <li key={key}>
                    <a
                      className="wb-place"
                      href={`#${key}`}
                      aria-current={key === chosen ? 'page' : undefined}
                      translate="no"
                    >
                      <span>{id}</span>
                      <code>
                        {method} {withoutBase(path)}
                      </code>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </nav>
  );
}

/** The path below the base of its service, which is the same for the whole group. */
function withoutBase(path: string): string {
  return path.replace(/^\/api\/[\w-]+\/v\d+/, '');
}

function countText(count: number): string {
  return count === 1 ? '1 operation fits.' : `${count} operations fit.`;
}
