import { useQuery } from '@tanstack/react-query';
import { addressOf, isContract, isPanel, worldId } from '../data/page';
import { clockQuery } from '../data/queries';
import { asDateTime } from '../parts/times';

/** The heading of the page, the world, its time, and the ways to other pages of the mock server. */
export function WorldLine({ title }: { title: string }) {
  const { data: clock } = useQuery(clockQuery);
  return (
    <header className="wb-line">
      <h1>{title}</h1>
      <p>
        World <strong translate="no">{worldId}</strong>
        {clock && (
          <span className="wb-quiet">
            {' '}
            {asDateTime(clock.now)}
            {clock.isFrozen && ', time is stopped'}
          </span>
        )}
      </p>
      <nav aria-label="Mock server">
        <ul className="wb-strip">
          <li>
            {isPanel || isContract ? (
              <a href="/__mock" target="_top">
                Dashboard
              </a>
            ) : (
              <a href={addressOf('/auth/login')}>Open the app</a>
            )}
          </li>
          <li>
            <a href="/__mock/docs" target="_top" aria-current={isContract ? 'page' : undefined}>
              Contract
            </a>
          </li>
          <li>
            <a href="/__mock/coverage" target="_top">
              Coverage
            </a>
          </li>
          <li>
            <a href="/__mock/snapshot" target="_top">
              Snapshot
            </a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
