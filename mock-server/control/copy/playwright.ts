import type { SetUpCall } from '../../world/world';
import { type CopySource, fieldOf, telling } from './source';

/** A test for tests/e2e. It sets up the world in the same way, opens the page, and verifies the last recorded calls. */
export function playwrightOf({ setUp, calls, path }: CopySource): string {
  const steps = setUp.map(stepOf);
  const expected = telling(calls)
    .slice(-12)
    .map(({ operationId, status }) => `      { operationId: ${JSON.stringify(operationId)}, status: ${status} },`);
  const people = setUp.some(({ operationId }) => operationId === 'signIn') ? ', signInAs' : '';
  const verify =
    expected.length === 0
      ? []
      : [
          '  await expect(async () => {',
          '    await world.verify({',
          '      sequence: [',
          ...expected.map((line) => `  ${line}`),
          '      ],',
          '    });',
          '  }).toPass();',
        ];
  return [
    "import { expect, test } from '../../support/test';",
    '',
    `test('what was seen on ${path.split('?')[0]?.replaceAll("'", '') ?? ''}', async ({ page, world${people} }) => {`,
    ...steps.map((line) => `  ${line}`),
    `  await page.goto(${JSON.stringify(path)});`,
    "  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();",
    '  // What the person does comes here.',
    ...verify,
    '});',
    '',
  ].join('\n');
}

function stepOf({ operationId, method, url, body }: SetUpCall): string {
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  const last = JSON.stringify(path.split('/').at(-1) ?? '');
  const of = (name: string) => JSON.stringify(fieldOf(body, name));
  switch (operationId) {
    case 'resetWorld':
      return `await world.reset(${of('scenario') ?? ''});`;
    case 'applyScenario':
      return `await world.scenario(${last}${fieldOf(body, 'params') === undefined ? '' : `, ${of('params')}`});`;
    case 'signIn':
      return `await signInAs(${of('persona')});`;
    case 'giveObligation':
      return fieldOf(body, 'command') === undefined
        ? `await world.given.redirectObligation(${of('url')}).for(${of('person')});`
        : `await world.given.obligation(${of('command')}).for(${of('person')});`;
    case 'setFlag':
      return `await world.given.flag(${last}, ${of('isEnabled')});`;
    case 'patchLimits':
      return `await world.given.limits(${JSON.stringify(body)});`;
    case 'setDialect':
      return `await world.given.dialect(${of('dialect')}${fieldOf(body, 'operationId') === undefined ? '' : `, ${of('operationId')}`});`;
    case 'moveClock':
      return fieldOf(body, 'advance') === undefined
        ? fieldOf(body, 'freeze') === undefined
          ? `await world.clock.set(${of('set')});`
          : `await world.clock.${fieldOf(body, 'freeze') === true ? 'freeze' : 'resume'}();`
        : `await world.clock.advance(${of('advance')});`;
    case 'removeFaults':
      return 'await world.faults.clear();';
    case 'addFault':
      return faultStep(body);
    case 'patchRecord':
      return `await world.state.patch(${JSON.stringify(path.split('/').at(-2) ?? '')}, ${last}, ${JSON.stringify(body)});`;
    case 'createRecord':
      return `await world.state.create(${last}, ${JSON.stringify(body)});`;
    case 'deleteRecord':
      return `await world.state.delete(${JSON.stringify(path.split('/').at(-2) ?? '')}, ${last});`;
    case 'createPeople':
      return `await world.people.create(${JSON.stringify(body)});`;
    case 'importPeople':
      return `await world.people.import(${JSON.stringify(body)});`;
    case 'addDelivery':
      return `await world.deliveries.add(${JSON.stringify(body)});`;
    case 'removeDeliveries':
      return 'await world.deliveries.clear();';
    case 'addWebhook':
      return `await world.webhooks.add(${JSON.stringify(body)});`;
    case 'removeWebhooks':
      return 'await world.webhooks.clear();';
    default:
      return `// ${method} ${url}`;
  }
}

/** The fields of a fault that select its calls. The fixture has a method of the same name for each. */
const WHICH = ['times', 'nth', 'every', 'probability', 'when'] as const;

function faultStep(body: unknown): string {
  const fault: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { operationId = '*', offSpec } = fault;
  const which = WHICH.map((name) => (fault[name] === undefined ? '' : `.${name}(${JSON.stringify(fault[name])})`));
  const taken: readonly string[] = [...WHICH, 'operationId', 'offSpec'];
  const fields = Object.fromEntries(Object.entries(fault).filter(([name]) => !taken.includes(name)));
  const on = `world.on(${JSON.stringify(operationId)})${which.join('')}${offSpec === true ? '.offSpec()' : ''}`;
  return `await ${on}.answer(${JSON.stringify(fields)});`;
}
