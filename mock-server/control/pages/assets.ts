import { textFile } from '../../http/html';
import { answeredMethod, type MockAnswer, type MockRequest } from '../../http/http';
import { pageStyle } from '../../http/page-style';
import { dashboardLists } from './scripts/lists';
import { dashboardScript } from './scripts/dashboard';
import { panelScript, panelStyle } from './scripts/panel';
import { dashboardStyle } from './dashboard-style';

/** Paths of the scripts and style sheets of the control pages and the mock panel. */
export const assetPaths = {
  style: '/__mock/assets/page.css',
  dashboard: '/__mock/assets/dashboard.js',
  panel: '/__mock/assets/panel.js',
  panelStyle: '/__mock/assets/panel.css',
} as const;

/** The files of the control pages and of the mock panel; undefined for any other path. */
export function asset(request: MockRequest): MockAnswer | undefined {
  if (answeredMethod(request) !== 'GET') return undefined;
  const { url } = request;
  if (url === assetPaths.style) return textFile('text/css', pageStyle + dashboardStyle);
  if (url === assetPaths.dashboard) return textFile('text/javascript', dashboardLists + dashboardScript);
  if (url === assetPaths.panel) return textFile('text/javascript', panelScript);
  if (url === assetPaths.panelStyle) return textFile('text/css', panelStyle);
  return undefined;
}
