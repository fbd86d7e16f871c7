import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { focusHome } from '../../src/ui/focus-home';
import { Banner } from '../../src/ui/Banner';
import { Button } from '../../src/ui/Button';
import { keepFocusWithin } from '../../src/ui/keep-focus-within';
import { isPanel, linkTo, worldId } from './data/page';
import { changesQuery, clockQuery, loadAgain } from './data/queries';
import { Said } from './parts/Acting';
import { asDateTime } from './parts/times';
import { FaultsView } from './views/FaultsView';
import { MessagesView } from './views/MessagesView';
import { OverviewView } from './views/OverviewView';
import { PeopleView } from './views/PeopleView';
import { RecordsView } from './views/RecordsView';
import { ScenariosView } from './views/ScenariosView';
import { TimeView } from './views/TimeView';
import { TrafficView } from './views/TrafficView';

/** `id` is the name in the address after `#`. */
const views = [
  { id: 'now', name: 'Overview', Content: OverviewView },
  { id: 'people', name: 'Test users', Content: PeopleView },
  { id: 'scenarios', name: 'Scenarios', Content: ScenariosView },
  { id: 'time', name: 'Time', Content: TimeView },
  { id: 'messages', name: 'Messages', Content: MessagesView },
  { id: 'faults', name: 'Faults', Content: FaultsView },
  { id: 'traffic', name: 'Traffic', Content: TrafficView },
  { id: 'records', name: 'Records', Content: RecordsView },
] as const;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address from `#` on. Back, Forward and links cause a new render. */
function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

/** The dashboard at /__mock. */
export function Workbench() {
  const hash = useHash();
  // An unknown address opens the overview.
  const { id: view, name, Content } = views.find(({ id }) => id === hash.slice(1)) ?? views[0];
  useEffect(() => {
    document.title = `${name} - Mock server`;
    // A screen reader says the name of the view whose link was pressed, and Tab goes on inside it.
    if (document.activeElement?.closest('.wb-nav')) document.querySelector<HTMLElement>('.wb-view')?.focus();
    // On a phone the views are one row that scrolls.
    const link = document.querySelector<HTMLElement>('.wb-nav [aria-current]');
    link?.closest('ul')?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [name]);
  return (
    <div className="wb" data-panel={isPanel || undefined}>
      <WorldLine title={name} />
      <nav className="wb-nav" aria-label="Views">
        <ul className="wb-strip">
          {views.map(({ id, name: label }) => (
            <li key={id}>
              <a className="wb-place" href={`#${id}`} aria-current={id === view ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Lost />
      <div className="wb-view" role="group" aria-label={name} ref={keepFocusWithin} {...focusHome}>
        <Content />
      </div>
      <Said />
    </div>
  );
}

/** What the page shows is then from before. */
function Lost() {
  const { data, isError } = useQuery(changesQuery);
  if (isError)
    return (
      <Banner tone="error" title="The mock server does not answer.">
        This page shows what it knew last, and goes on by itself.
      </Banner>
    );
  return data?.isGone ? (
    <Banner tone="warning" title="This world is gone." action={<Button onClick={loadAgain}>Begin it again</Button>}>
      Somebody deleted it, or nothing happened in it for an hour. This page shows what it knew last.
    </Banner>
  ) : null;
}

/** One line: the world, its time, and the ways to other pages. The tab below names the view. */
function WorldLine({ title }: { title: string }) {
  const { data: clock } = useQuery(clockQuery);
  return (
    <header className="wb-line">
      <h1 className="ui-visually-hidden">{title}</h1>
      <strong>Mock server</strong>
      <p title={worldId}>
        <span>
          World <span translate="no">{worldId}</span>
        </span>
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
          <li>{isPanel ? <a {...linkTo('/__mock')}>Dashboard</a> : <a {...linkTo('/auth/login')}>Open the app</a>}</li>
          <li>
            <a {...linkTo('/__mock/docs')}>API</a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
