import { textFile } from '../../http/html';
import { handledMethod, type MockRequest, type MockResponse } from '../../http/http';
import { pageStyle } from '../../http/page-style';
import type { PageFile } from '../../world/world';
import type { Worlds } from '../../world/worlds';
import { notFound } from '../refusal';
import { docsScript } from './scripts/docs';
import { panelScript, panelStyle } from './scripts/panel';

export const assetPaths = {
  style: '/__mock/assets/page.css',
  dashboard: '/__mock/assets/dashboard.js',
  dashboardStyle: '/__mock/assets/dashboard.css',
  docs: '/__mock/assets/docs.js',
  swagger: '/__mock/assets/swagger-ui.js',
  swaggerStyle: '/__mock/assets/swagger-ui.css',
  panel: '/__mock/assets/panel.js',
  panelStyle: '/__mock/assets/panel.css',
} as const;

/** Undefined for a path without a file. */
export async function asset(worlds: Worlds, request: MockRequest): Promise<MockResponse | undefined> {
  if (handledMethod(request) !== 'GET') return undefined;
  const { url } = request;
  if (url === assetPaths.style) return textFile('text/css', pageStyle);
  if (url === assetPaths.dashboard) return textFile('text/javascript', await built(worlds, 'dashboard.js'));
  if (url === assetPaths.dashboardStyle) return textFile('text/css', await built(worlds, 'dashboard.css'));
  if (url === assetPaths.docs) return textFile('text/javascript', docsScript);
  if (url === assetPaths.swagger) return textFile('text/javascript', await built(worlds, 'swagger-ui.js'));
  if (url === assetPaths.swaggerStyle) return textFile('text/css', await built(worlds, 'swagger-ui.css'));
  if (url === assetPaths.panel) return textFile('text/javascript', panelScript);
  if (url === assetPaths.panelStyle) return textFile('text/css', panelStyle);
  return undefined;
}

/** @throws ControlRefusal 404 when this mock server has no dashboard */
async function built({ surroundings }: Worlds, file: PageFile): Promise<string> {
  const text = await surroundings.readPageFile?.(file);
  if (text === undefined || text === null)
    throw notFound('This mock server has no dashboard: "npm run dev" and "npm run mock" do.');
  return text;
}
