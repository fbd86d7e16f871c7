import { operationIds } from '../../contract/route-index';
import { html, type Html } from '../../http/html';
import { commands } from '../../rules/obligations';
import { languages } from '../../seed/options';
import { personas } from '../../seed/personas';
import { scenarios } from '../../seed/scenarios';
import { voiceNames } from '../../voices/names';
import type { World } from '../../world/world';

/** The faults that the form offers. Each key is a rule in scripts/dashboard.ts. */
const wrongs = [
  ['500', 'Error 500'],
  ['503', 'Error 503'],
  ['429', 'Too many attempts, wait 30 s'],
  ['401', 'Session gone (401)'],
  ['drop', 'Connection dropped'],
  ['truncate', 'Answer breaks off'],
  ['delay', '5 s late'],
  ['html', 'HTML instead of JSON (off the contract)'],
  ['empty', 'Empty body (off the contract)'],
  ['generous', 'In the voice generous'],
  ['older', 'In the voice older'],
] as const;

/**
 * The dashboard, or with `isPanel` the panel beside the app (see docs/testing.md). Its sections: people, scenarios,
 * obligations, clock, inbox, faults, flags, language and brand, exports, live journal, security reports. The script fills in everything
 * that changes.
 */
export function dashboard(world: World, isPanel: boolean): Html {
  return html` <div class="${isPanel ? 'workbench panel' : 'workbench'}" id="workbench" data-world="${world.id}">
    <p>World <strong>${world.id}</strong>, <span id="now"></span></p>
    <nav aria-label="Mock server">
      <ul class="row">
        ${isPanel ? html`<li><a href="/__mock" target="_top">Dashboard</a></li>` : html`<li><a href="/auth/login">Sign-in</a></li>`}
        <li><a href="/__mock/docs" target="_top">Contract</a></li>
        <li><a href="/__mock/coverage" target="_top">Coverage</a></li>
        <li><a href="/__mock/snapshot" target="_top">Snapshot</a></li>
      </ul>
    </nav>
    <p id="said" role="status"></p>
    <section id="shared" aria-labelledby="shared-title" hidden>
      <h2 id="shared-title">From a link</h2>
      <p>This link sets up the world in this way:</p>
      <ol id="shared-calls"></ol>
      <button type="button" id="set-up">Set it up and go</button>
    </section>
    ${section('people', 'People', html`<form id="be" class="row">${personSelect('be-person', 'Person')}<button>Sign in</button></form>`)}
    ${section(
      'scenarios',
      'Scenario',
      html`<form id="scenario" class="row">
          ${select(
            'scenario-name',
            'Scenario',
            scenarios.map(({ name }) => [name, name]),
          )}${personSelect('scenario-person', 'For')}<button>Apply</button
          ><button type="button" class="quiet" id="restart">Start again from it</button>
        </form>
        <p id="scenario-description" class="quiet"></p>`,
    )}
    ${section(
      'obligations',
      'Obligation',
      html`<form id="obligation" class="row">
        ${select(
          'obligation-command',
          'Must',
          commands.map((name) => [name, name]),
        )}${personSelect('obligation-person', 'Who')}<button>Put in the way</button
        ><button type="button" class="quiet" id="clear-obligations">Clear all</button>
      </form>`,
    )}
    ${section(
      'clock',
      'Clock',
      html`<div class="row" id="clock-buttons">
        ${[
          ['PT30S', '30 seconds'],
          ['PT5M', '5 minutes'],
          ['PT15M', '15 minutes'],
          ['P1D', '1 day'],
          ['P15D', '15 days'],
        ].map(
          ([by, name]) => html`<button type="button" class="quiet" data-advance="${by ?? ''}">+ ${name ?? ''}</button>`,
        )}<button type="button" class="quiet" id="freeze" aria-pressed="false">Stand still</button>
      </div>`,
    )}
    ${section('inbox', 'Inbox', html`<ul id="messages" class="entries"></ul>`)}
    ${section(
      'faults',
      'Faults',
      html`<form id="fault" class="row">
          ${select(
            'fault-operation',
            'Operation',
            ['*', ...operationIds].map((id) => [id, id === '*' ? 'every operation' : id]),
          )}${select('fault-kind', 'Goes wrong', wrongs)}${select('fault-times', 'How often', [
            ['1', 'once'],
            ['2', 'twice'],
            ['nth2', 'the second time'],
            ['', 'always'],
          ])}<button>Break it</button>
        </form>
        <ul id="standing-faults" class="entries"></ul>
        <button type="button" class="quiet" id="clear-faults">Mend all</button>`,
    )}
    ${section(
      'voice',
      'Voice',
      html`<form id="voice-form" class="row">
          ${select(
            'voice-operation',
            'Operation',
            ['', ...operationIds].map((id) => [id, id === '' ? 'every operation' : id]),
          )}${select(
            'voice-name',
            'Answers are put',
            voiceNames.map((name) => [name, name]),
          )}<button>Use</button>
        </form>
        <p id="voice-description" class="quiet"></p>
        <p>This world: <span id="world-voice">contract</span></p>
        <ul id="standing-voices" class="entries"></ul>`,
    )}
    ${section(
      'flags',
      'Flags',
      html`<ul id="standing-flags" class="entries"></ul>
        <form id="flag" class="row">
          <span
            ><label for="flag-name">Another flag</label
            ><input type="text" id="flag-name" name="flag" pattern="[A-Za-z0-9_.\\-]{1,100}" required /></span
          ><button>Switch on</button>
        </form>`,
    )}
    ${section(
      'look',
      'Language and brand',
      html`<form id="look" class="row">
        ${select(
          'look-language',
          'Language',
          languages.map((one) => [one, one]),
        )}${select('look-brand', 'Brand of client 100', [
          ['', 'first'],
          ['rebrand', 'second'],
        ])}<button>Use</button>
      </form>`,
    )}
    ${section(
      'copy',
      'Copy as',
      html`<div class="row">
          ${[
            ['playwright', 'Playwright test'],
            ['arazzo', 'Arazzo'],
            ['curl', 'curl'],
            ['link', 'Share link'],
          ].map(
            ([as, name]) => html`<button type="button" class="quiet" data-copy="${as ?? ''}">${name ?? ''}</button>`,
          )}
        </div>
        <label for="copied">What was copied</label><textarea id="copied" readonly rows="4"></textarea>`,
    )}
    ${section(
      'journal',
      'Journal',
      html`<p class="row">
          <label><input type="checkbox" id="breaches" /> Only off the contract</label
          ><button type="button" class="quiet" id="clear-journal">Empty</button>
        </p>
        <ol id="calls" class="entries" reversed></ol>`,
    )}
    ${section(
      'reports',
      'Security reports',
      html`<p class="quiet">What browsers blocked on our pages, because the Content-Security-Policy forbids it.</p>
        <ol id="violations" class="entries" reversed></ol>`,
    )}
    ${isPanel ? undefined : everybody()}
  </div>`;
}

function section(id: string, title: string, content: Html): Html {
  return html`<section aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;
}

function select(id: string, label: string, options: readonly (readonly string[])[]): Html {
  return html`<span
    ><label for="${id}">${label}</label
    ><select id="${id}">
      ${options.map(([value = '', name = '']) => html`<option value="${value}">${name}</option>`)}
    </select></span
  >`;
}

function personSelect(id: string, label: string): Html {
  return select(
    id,
    label,
    personas.map((one) => [one.id, one.id]),
  );
}

function everybody(): Html {
  return html`<div class="whole">
      <h2 id="everybody">Everybody</h2>
      <div class="scroll" role="region" aria-labelledby="everybody" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Username</th>
              <th scope="col">Password</th>
              <th scope="col">Sign in</th>
            </tr>
          </thead>
          <tbody>
            ${personas.map(
              ({ id, username, password, description }) =>
                html`<tr>
                  <td>${description}</td>
                  <td><code>${username}</code></td>
                  <td><code>${password}</code></td>
                  <td><button type="button" data-persona="${id}">Sign in as ${id}</button></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>
    <section aria-labelledby="every-scenario" class="whole">
      <h2 id="every-scenario">Every scenario</h2>
      <dl id="descriptions">
        ${scenarios.map(
          ({ name, description }) =>
            html`<dt><code>${name}</code></dt>
              <dd>${description}</dd>`,
        )}
      </dl>
    </section>`;
}
