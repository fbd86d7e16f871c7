import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../../mock-server/command/cli-error';
import { existingServices, type ServiceName } from '../contract/services';
import { addChange } from './changelog';
import { addEntry, namesIn } from './contract-tables';
import { Edits } from './edits';
import { keyOf, literal, readName, type Name } from './names';
import { METHODS, type Method, operationEntry, schemaEntry, schemaOf, type Planned } from './operation-contract';
import { addProductRow } from './product-pages';
import { addImport, addRow, keysOf } from './source-tables';

const TABLES = {
  handlers: 'mock-server/handlers/index.ts',
  samples: 'mock-server/contract/sample-values.ts',
  stories: 'mock-server/testing/stories/index.ts',
  callers: 'tests/faults/callers/account.ts',
  coverage: 'tests/contract/coverage-of-spec.test.ts',
} as const;

export interface OperationOptions {
  method: string | undefined;
  /** Path below the service, such as "/persons/me/payslips/{id}". */
  path: string | undefined;
  service: string | undefined;
  /** True if an open obligation does not block the operation. */
  unblocked?: boolean;
  /**
   * The obligation that it fulfils, and the title of its page. No obligation blocks such an operation, and a form calls
   * it.
   */
  meets?: { readonly name: Name; readonly title: string };
}

/**
 * Plans the contract of the operation, a handler and a story of the mock server, and a row in each table. Run `npm run
 * generate` afterwards to update `openapi/generated`.
 * @throws CliError when the name or the path is taken, or an option is invalid
 */
export async function planOperation(
  root: string,
  given: string | undefined,
  options: OperationOptions,
  edits = new Edits(root),
): Promise<Edits> {
  const name = readName(given, 'operation');
  const planned = await readOptions(edits, name, options);
  await changeContract(edits, planned);
  await addToMockServer(edits, planned);
  const goesOn = options.meets && `{ goesOn: title(${literal(options.meets.title)}), goesOnAfter: bodyUnread }`;
  const caller = goesOn ? `fromForm('${name.camel}', ${goesOn})` : "never('no screen calls it yet')";
  await edits.change(TABLES.callers, (source) => addRow(source, 'accountCallers', `${name.camel}: ${caller}`));
  const base = baseOf(await edits.read(`openapi/${planned.service}.yaml`));
  const row = `'${base} ${planned.method} ${planned.path}'`;
  await edits.change(TABLES.coverage, (source) => addRow(source, 'added', row));
  await describe(edits, planned);
  return edits;
}

/** Names the operation in the changelog of its service and in docs/product. */
async function describe(edits: Edits, planned: Planned): Promise<void> {
  const { name, method, service, path } = planned;
  const schema = method === 'DELETE' ? '' : `, with \`${schemaOf(name, method)}\``;
  await addChange(edits, service, `\`${name.camel}\` is new${schema}.`);
  const fields = { GET: 'answers `items`', POST: '`name`', PUT: '`name`', DELETE: '' };
  await addProductRow(edits, 'docs/product/7-calls.md', headings[service], [method, `\`${path}\``, fields[method]]);
}

/** These headings are in docs/product/7-calls.md. */
const headings: Readonly<Record<ServiceName, string>> = {
  'authentication-service': 'Authentication service',
  'identity-orchestrator': 'Identity orchestrator',
  'identity-orchestrator-v1': 'Identity orchestrator v1',
  'ui-gateway': 'UI gateway',
  'account-security': 'Account security',
};

/** What remains to do by hand, one line each. */
export const operationSteps = [
  'Say in openapi/ what it takes and answers, then: npm run generate',
  'Name what you change beside it in openapi/changelog/, and its fields in docs/product/7-calls.md.',
  'Let the compiler and "npx vitest run --project unit coverage" show the rest.',
  'docs/guides/add-an-operation.md says how a screen calls it.',
];

async function readOptions(edits: Edits, name: Name, options: OperationOptions): Promise<Planned> {
  const method = METHODS.find((one) => one === (options.method ?? 'GET').toUpperCase());
  if (method === undefined) throw new CliError(`"${options.method}" is no method: use one of ${METHODS.join(', ')}.`);
  const service = existingServices().find((one) => one === (options.service ?? 'identity-orchestrator'));
  if (service === undefined) {
    throw new CliError(`"${options.service}" is no service: use one of ${existingServices().join(', ')}.`);
  }
  const target = options.path ?? `/persons/me/${name.kebab.replace(/^(?:get|list|add|create|update|delete)-/, '')}`;
  if (!/^(?:\/(?:[\w-]+|\{[a-z]\w*\}))+$/i.test(target)) {
    throw new CliError(`"${target}" is no path: write it as /persons/me/payslips or /payslips/{id}.`);
  }
  await refuseTaken(edits, name, { method, service, target });
  const parameters = [...target.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const tags = await tagsOf(edits, service);
  return {
    name,
    method,
    service,
    path: target,
    parameters,
    tag: tags.includes('persons') ? 'persons' : (tags[0] ?? 'persons'),
    isUnblocked: options.unblocked === true || options.meets !== undefined,
    meets: options.meets?.name,
  };
}

interface Wanted {
  method: Method;
  service: ServiceName;
  target: string;
}

async function refuseTaken(edits: Edits, name: Name, { method, service, target }: Wanted): Promise<void> {
  for (const one of existingServices()) {
    const source = await edits.read(`openapi/${one}.yaml`);
    if (new RegExp(`operationId: ${name.camel}$`, 'm').test(source)) {
      throw new CliError(`There is an operation ${name.camel} already (openapi/${one}.yaml): choose another name.`);
    }
  }
  const source = await edits.read(`openapi/${service}.yaml`);
  if (namesIn(source, ['paths', target]).includes(method.toLowerCase())) {
    throw new CliError(`openapi/${service}.yaml has ${method} ${target} already: give another --method or --path.`);
  }
  if (existsSync(path.join(edits.root, handlerFile(name))))
    throw new CliError(`${handlerFile(name)} is there already.`);
}

async function tagsOf(edits: Edits, service: ServiceName): Promise<string[]> {
  const source = await edits.read(`openapi/${service}.yaml`);
  return [...source.matchAll(/^ {2}- name: (.+)$/gm)].map(([, tag = '']) => tag);
}

function baseOf(source: string): string {
  return /^servers:\n {2}- url: (\S+)$/m.exec(source)?.[1] ?? '';
}

async function changeContract(edits: Edits, planned: Planned): Promise<void> {
  await edits.change(`openapi/${planned.service}.yaml`, (source) => {
    const isKnownPath = namesIn(source, ['paths']).includes(planned.path);
    const operation = operationEntry(planned);
    const withPath = isKnownPath
      ? addEntry(source, ['paths', planned.path], operation)
      : addEntry(source, ['paths'], `${planned.path}:\n${indented(operation)}`);
    const schema = schemaEntry(planned);
    return schema === undefined ? withPath : addEntry(withPath, ['components', 'schemas'], schema);
  });
}

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}

function handlerFile({ kebab }: Name): string {
  return `mock-server/handlers/account/${kebab}.ts`;
}

async function addToMockServer(edits: Edits, planned: Planned): Promise<void> {
  const { kebab, camel } = planned.name;
  await edits.create(handlerFile(planned.name), handlerSource(planned));
  await edits.change(TABLES.handlers, (source) =>
    addImport(
      addRow(source, 'handlers', `...${camel}Handlers`),
      `import { ${camel}Handlers } from './account/${kebab}';`,
    ),
  );
  await edits.create(`mock-server/testing/stories/${kebab}.ts`, storySource(planned));
  await edits.change(TABLES.stories, (source) =>
    addImport(addRow(source, 'stories', `...${camel}Stories`), `import { ${camel}Stories } from './${kebab}';`),
  );
  const known = keysOf(await edits.read(TABLES.samples), 'sampleValues');
  for (const parameter of planned.parameters.filter((one) => !known.includes(one))) {
    await edits.change(TABLES.samples, (source) => addRow(source, 'sampleValues', `${keyOf(parameter)}: 'some-id'`));
  }
}

function handlerSource({ name, method, path: target, meets }: Planned): string {
  if (meets) return meetingHandlerSource(name, `${method} ${target}`, meets);
  const response =
    method === 'GET' ? "respond(200, { items: [{ id: 'item-1', name: 'First item' }] })" : 'respond(204)';
  return `import type { Handlers } from '../define';

/** ${method} ${target} */
export const ${name.camel}Handlers = {
  ${name.camel}({ respond }) {
    return ${response};
  },
} satisfies Partial<Handlers>;
`;
}

function meetingHandlerSource(name: Name, call: string, meets: Name): string {
  return `import { clearObligations } from '../../rules/obligations';
import type { Handlers } from '../define';

/** ${call} */
export const ${name.camel}Handlers = {
  ${name.camel}({ world, person, respond }) {
    clearObligations(world, person.id, '${meets.camel}');
    return respond(204);
  },
} satisfies Partial<Handlers>;
`;
}

function storySource({ name, method, parameters }: Planned): string {
  const path =
    parameters.length > 0 ? `path: { ${parameters.map((one) => `${keyOf(one)}: 'item-1'`).join(', ')} }` : '';
  const body = method === 'POST' || method === 'PUT' ? "body: { name: 'First item' }" : '';
  const input = [path, body].filter((one) => one !== '').join(', ');
  const rest = input === '' ? '' : `, { ${input} }`;
  return `import { newCaller } from '../client';
import type { Story } from './story';

/**
 * Calls that reach each status and code that the contract declares for ${name.camel}; the rules of all operations
 * cover the others.
 */
export const ${name.camel}Stories: Story[] = [
  {
    name: '${name.sentence.toLowerCase()}',
    async tell(world) {
      const ann = await newCaller(world).signIn('ann');
      await ann.expect('${name.camel}', '${method === 'GET' ? '200' : '204'}'${rest});
    },
  },
];
`;
}
