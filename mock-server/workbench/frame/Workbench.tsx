import { useEffect, type ComponentType } from 'react';
import { focusHome } from '../../../src/ui/focus-home';
import { keepFocusWithin } from '../../../src/ui/keep-focus-within';
import { isPanel } from '../data/page';
import { Said } from '../parts/Acting';
import { FaultsView } from '../views/FaultsView';
import { LinksView } from '../views/LinksView';
import { MessagesView } from '../views/MessagesView';
import { NowView } from '../views/NowView';
import { PeopleView } from '../views/PeopleView';
import { RecordsView } from '../views/RecordsView';
import { ScenariosView } from '../views/ScenariosView';
import { TimeView } from '../views/TimeView';
import { TrafficView } from '../views/TrafficView';
import { WorldsView } from '../views/WorldsView';
import { useHash } from '../data/use-hash';
import { type ViewId, viewOf, views } from '../data/views';
import { WorldLine } from './WorldLine';

const contents: Record<ViewId, ComponentType> = {
  now: NowView,
  people: PeopleView,
  scenarios: ScenariosView,
  time: TimeView,
  messages: MessagesView,
  links: LinksView,
  faults: FaultsView,
  traffic: TrafficView,
  records: RecordsView,
  worlds: WorldsView,
};

/** The dashboard at /__mock. */
export function Workbench() {
  const hash = useHash();
  const view = viewOf(hash);
  const Content = contents[view];
  const name = views.find(({ id }) => id === view)?.name ?? '';
  useEffect(() => {
    document.title = `${name} - Mock server`;
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
      <div className="wb-view" ref={keepFocusWithin} {...focusHome}>
        <Content key={hash} />
      </div>
      <Said />
    </div>
  );
}
