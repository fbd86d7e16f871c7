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
import { WebhooksView } from '../views/WebhooksView';
import { WorldsView } from '../views/WorldsView';
import { useView } from './use-view';
import { type ViewId, views } from './views';
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
  webhooks: WebhooksView,
  records: RecordsView,
  worlds: WorldsView,
};

/** The dashboard at /__mock. */
export function Workbench() {
  const view = useView();
  const Content = contents[view];
  const name = views.find(({ id }) => id === view)?.name ?? '';
  useEffect(() => {
    document.title = view === 'now' ? 'Mock server' : `${name} - Mock server`;
  }, [view, name]);
  return (
    <div className="wb" data-panel={isPanel || undefined}>
      <WorldLine />
      <nav className="wb-nav" aria-label="Views">
        <ul>
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
        <Content key={view} />
      </div>
      <Said />
    </div>
  );
}
