import { existingServices } from '../contract/services';
import { addChange } from './changelog';
import { addItem } from './contract-tables';
import { Edits } from './edits';
import { keyOf, literal, readName, type Name } from './names';
import { obligationScreenSource, obligationTestSource, type PlannedObligation } from './obligation-sources';
import { planOperation } from './operation';
import { addPage, pathOf } from './screen';
import { addRow } from './source-tables';

const TABLES = {
  contract: 'openapi/components/errors.yaml',
  mockPages: 'mock-server/world/store/obligation-commands.ts',
  scenarios: 'mock-server/seed/scenarios/obligations.ts',
  ways: 'mock-server/handlers/sign-in/obligations.test.ts',
  appPages: 'src/session/obligations.ts',
  forms: 'tests/interruptions/forms.ts',
} as const;

export interface ObligationOptions {
  /** Both the heading and the page title. */
  title: string | undefined;
  /** Path of its operation below the service. */
  path: string | undefined;
}

/**
 * The page at `/auth/NAME` asks for something and saves it by one call. Plans the command and the call in the contract,
 * the mock server, the page, and the rows for its tests.
 * @throws CliError when the name is taken
 */
export async function planObligation(
  root: string,
  given: string | undefined,
  { title, path }: ObligationOptions,
): Promise<Edits> {
  const name = readName(given, 'obligation');
  const edits = new Edits(root);
  const planned = {
    name,
    title: title ?? name.sentence,
    call: readName(`save-${thingOf(name)}`, 'operation'),
    callPath: path ?? `/persons/me/${thingOf(name)}`,
    scenario: `must-${name.kebab}`,
  };
  await addToApp(edits, planned);
  await addToContract(edits, planned);
  await addToMockServer(edits, planned);
  return edits;
}

/** What remains to do by hand, one line each. */
export const obligationSteps = [
  'Say in openapi/ what the call takes, then: npm run generate && npm run types',
  'Change handler and page by docs/guides/add-an-obligation.md; its tests fill it in by tests/interruptions/forms.ts.',
  'Translate the texts within 14 days. This lists them: npm run new -- texts',
];

/** "review-emergency-contact" -> "emergency-contact". */
function thingOf({ kebab }: Name): string {
  return kebab.replace(/^[a-z0-9]+-/, '');
}

async function addToContract(edits: Edits, planned: PlannedObligation): Promise<void> {
  const { name, title, call, callPath } = planned;
  const commands = ['components', 'schemas', 'ObligationCommand', 'enum'];
  await edits.change(TABLES.contract, (source) => addItem(source, commands, name.camel));
  for (const service of existingServices())
    await addChange(edits, service, `\`ObligationCommand\`: \`${name.camel}\` is new.`);
  const options = { method: 'PUT', path: callPath, service: undefined, meets: { name, title } };
  await planOperation(edits.root, call.kebab, options, edits);
}

async function addToMockServer(edits: Edits, { name, call }: PlannedObligation): Promise<void> {
  await edits.change(TABLES.mockPages, (source) => addRow(source, 'pages', `${name.camel}: '${pathOf(name)}'`));
  const must = `must ${name.sentence.charAt(0).toLowerCase()}${name.sentence.slice(1)}`;
  const scenario = `obligation('${name.kebab}', ${literal(must)}, { command: '${name.camel}' })`;
  await edits.change(TABLES.scenarios, (source) =>
    addRow(source, 'obligationScenarios', scenario, { after: "'add-email'" }),
  );
  const way = `${keyOf(name.kebab)}: byExample('${call.camel}')`;
  await edits.change(TABLES.ways, (source) => addRow(source, 'ways', way, { after: "'add-email'" }));
}

async function addToApp(edits: Edits, planned: PlannedObligation): Promise<void> {
  const { name, title, call, scenario } = planned;
  await edits.change(TABLES.appPages, (source) =>
    addRow(source, 'pageOfCommand', `${name.camel}: paths.${name.camel}()`),
  );
  const given = `(world) => world.scenario('${scenario}')`;
  await addPage(edits, name, {
    title,
    purpose: `the obligation \`${name.camel}\``,
    texts: {
      title,
      subtitle: 'We ask you for this before you go on.',
      name: 'Name',
      save: 'Save',
      saving: 'Saving',
      problem: 'This could not be saved. Please try again.',
      logout: 'Log out',
    },
    screen: obligationScreenSource(planned),
    says: ['fields', 'obligations'],
    spec: ['obligations', obligationTestSource(planned)],
    route: {
      file: 'obligation',
      after: 'AddEmailScreen',
      guard: 'session',
      more: 'singleSignOn: true, meetsObligation: true',
    },
    pathAfter: 'addEmail:',
    picture: `person: 'ann', given: ${given}`,
  });
  const form = [
    `file: 'features/${name.kebab}/${name.pascal}Screen.tsx'`,
    "as: 'ann'",
    `given: ${given}`,
    `path: '${pathOf(name)}'`,
    "...text('Name', 'First item')",
    "send: press('Save')",
    `calls: '${call.camel}'`,
  ];
  await edits.change(TABLES.forms, (source) => addRow(source, 'forms', `{ ${form.join(', ')} }`));
}
