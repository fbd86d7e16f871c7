import { textFile } from '../../html';
import { type MockAnswer, type MockRequest } from '../../http';
import { pageStyle } from '../../page-style';

export const assetPaths = { style: '/__mock/assets/page.css', dashboard: '/__mock/assets/dashboard.js' } as const;

/** The files of the control pages; undefined for any other path. */
export function asset({ method, url }: MockRequest): MockAnswer | undefined {
  if (method !== 'GET') return undefined;
  if (url === assetPaths.style) return textFile('text/css', pageStyle);
  if (url === assetPaths.dashboard) return textFile('text/javascript', dashboardScript);
  return undefined;
}

const dashboardScript = `'use strict';
const said = document.getElementById('said');

async function send(path, body) {
  const answer = await fetch('/__mock' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const text = await answer.json();
  if (!answer.ok) throw new Error(text.message);
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const { persona, scenario } = target.dataset;
  try {
    if (persona !== undefined) {
      await send('/sign-in', { persona });
      location.assign('/auth/account-settings/switch-clients');
    } else if (scenario !== undefined) {
      await send('/scenarios/' + encodeURIComponent(scenario), {});
      said.textContent = 'The scenario ' + scenario + ' stands.';
    }
  } catch (error) {
    said.textContent = error instanceof Error ? error.message : String(error);
  }
});
`;
