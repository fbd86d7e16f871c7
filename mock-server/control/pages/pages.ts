import { documents } from '../../contract/documents';
import { html, page } from '../../html';
import { personas } from '../../seed/personas';
import { scenarios } from '../../seed/scenarios';
import { type ControlCalls } from '../define';
import { controlDocument } from '../document';
import { ControlRefusal } from '../refusal';
import { assetPaths } from './assets';
import { docs } from './docs';

const allDocuments: Readonly<Record<string, { [key: string]: unknown }>> = { ...documents, 'mock-control': controlDocument };

/** Pages for people, and the documents themselves. */
export const pageCalls = {
  getDashboard({ world }) {
    return { raw: page({ title: 'Mock server', style: assetPaths.style, scripts: [assetPaths.dashboard], main: dashboard(world.id) }) };
  },

  getDocs() {
    return { raw: page({ title: 'The contract', style: assetPaths.style, main: docs(allDocuments) }) };
  },

  getDocument({ path }) {
    const document = Object.hasOwn(allDocuments, path.document) ? allDocuments[path.document] : undefined;
    if (!document) throw new ControlRefusal(404, 'NOT_FOUND', `There is no document "${path.document}": there are ${Object.keys(allDocuments).join(', ')}.`);
    return { body: document };
  },
} satisfies Partial<ControlCalls>;

function dashboard(worldId: string) {
  return html`
<p>World <strong>${worldId}</strong>. <a href="/auth/login">Sign-in</a> · <a href="/__mock/docs">Contract</a> · <a href="/__mock/outbox">Outbox</a> · <a href="/__mock/journal">Journal</a> · <a href="/__mock/coverage">Coverage</a> · <a href="/__mock/snapshot">Snapshot</a></p>
<p id="said" role="status"></p>
<h2 id="people">People</h2>
<div class="scroll" role="region" aria-labelledby="people" tabindex="0">
<table>
<thead><tr><th scope="col">Who</th><th scope="col">Username</th><th scope="col">Password</th><th scope="col">Sign in</th></tr></thead>
<tbody>
${personas.map(
  ({ id, username, password, description }) => html`<tr><td>${description}</td><td><code>${username}</code></td><td><code>${password}</code></td><td><button type="button" data-persona="${id}">Sign in as ${id}</button></td></tr>`,
)}
</tbody>
</table>
</div>
<h2>Scenarios</h2>
<ul>
${scenarios.map(({ name, description }) => html`<li><button type="button" class="quiet" data-scenario="${name}">${name}</button> ${description}</li>`)}
</ul>`;
}
