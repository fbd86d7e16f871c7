import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const contract = 'openapi/generated';
const isTest = /\.test\.tsx?$/;
const groundOfApp = ['navigation', 'platform', 'api', 'config', 'lifetime', contract, 'locales'];

/**
 * What each layer may import besides itself, so imports run one way (see docs/decisions/layers.md). Of a folder
 * that the table does not name, tests/ may import anything, and scripts/ anything but tests/.
 */
const mayImport = {
  app: ['features', 'forms', 'session', 'texts', 'ui', ...groundOfApp],
  features: ['forms', 'session', 'texts', 'ui', ...groundOfApp],
  forms: ['session', 'texts', 'ui', ...groundOfApp],
  session: groundOfApp,
  texts: groundOfApp,
  navigation: ['platform', 'api', 'config', 'lifetime', contract, 'locales'],
  platform: ['api', 'config', 'lifetime'],
  ui: ['lifetime', 'locales'],
  api: ['config', 'lifetime', contract],
  config: ['lifetime'],
  lifetime: [],
  'mock-server': ['openapi', contract, 'locales'],
  // The dashboard of the mock server is a separate page, made of the kit of parts. No app contains it.
  workbench: ['mock-server', 'ui', contract, 'locales'],
};

const ground = ['contract', 'http', 'world'];

/**
 * What each room of the mock server may import besides itself: the floors below it. A room that the table does not
 * name, such as testing/, may import any.
 */
const mayEnter = {
  contract: [],
  http: ['contract'],
  world: ['contract', 'http'],
  rules: ground,
  call: ground,
  handlers: [...ground, 'rules'],
  seed: [...ground, 'rules', 'call'],
  upstream: [...ground, 'rules', 'call'],
  external: [...ground, 'rules', 'handlers'],
  control: [...ground, 'rules', 'call', 'seed'],
  server: [...ground, 'rules', 'call', 'handlers', 'seed', 'upstream', 'external', 'control'],
  client: ['contract', 'http'],
  workbench: ['client', 'world'],
  adapters: [...ground, 'seed', 'upstream', 'control', 'client', 'server'],
  command: [...ground, 'seed', 'upstream', 'adapters'],
  index: ['adapters'],
  main: ['adapters', 'command'],
};

const folders = [
  ['src/main', 'app'],
  ['src/lifetime', 'lifetime'],
  ...['app', 'features', 'forms', 'session', 'navigation', 'texts', 'platform', 'ui', 'api', 'config'].map((layer) => [
    `src/${layer}/`,
    layer,
  ]),
  ['mock-server/workbench/', 'workbench'],
  ['mock-server/', 'mock-server'],
  ['openapi/generated/', 'openapi/generated'],
  ['openapi/', 'openapi'],
  ['locales/', 'locales'],
];

function layerOf(path) {
  return folders.find(([prefix]) => `${path}/`.startsWith(prefix))?.[1];
}

function featureOf(path) {
  return path.startsWith('src/features/') ? path.split('/')[2] : undefined;
}

function roomOf(path) {
  return (path.split('/')[1] ?? 'index').replace(/\.tsx?$/, '');
}

/** Why a room of the mock server may not import this file of it; undefined when it may. */
function reasonInside(from, to) {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other || !mayEnter[room] || isTest.test(from)) return undefined;
  if (mayEnter[room].includes(other)) return undefined;
  if (other === 'testing') return 'Only tests import mock-server/testing/: what both need lives in a room below.';
  const below = mayEnter[room].length === 0 ? 'no other room' : mayEnter[room].join(', ');
  return `Imports of the mock server run one way: ${room} may not import ${other}. It may import ${below}: move down what both need, or let the caller hand it over.`;
}

/** Undefined when the import is allowed. Both paths start at the root of the project. */
function reason(from, to) {
  if (to.startsWith('tests/') && /^(?:scripts|src|mock-server)\//.test(from) && !isTest.test(from))
    return 'Only tests import tests/: what both need lives beside what it describes.';
  const [layer, other] = [layerOf(from), layerOf(to)];
  if (!layer || !(layer in mayImport)) return undefined;
  if (other === 'mock-server' && (layer === other || layer === 'workbench')) return reasonInside(from, to);
  if (layer === other) {
    if (featureOf(from) === featureOf(to)) return undefined;
    return 'A feature never imports another feature: move what is shared to forms, session or ui.';
  }
  if (other && mayImport[layer].includes(other)) return undefined;
  // Builds do not contain unit tests. So these may import the tests' support and, outside ui, the mock server.
  if (isTest.test(from) && (/^tests\/(?:support|screens)\//.test(to) || (other === 'mock-server' && layer !== 'ui')))
    return undefined;
  if (layer === 'workbench')
    return 'The dashboard imports the mock server, src/ui, openapi/generated and locales/ only.';
  if (other === 'mock-server' || (other === 'workbench' && layer !== 'mock-server'))
    return 'The app never imports the mock server: it must not reach the people who sign in.';
  if (layer === 'mock-server')
    return 'The mock server imports openapi/ and locales/ only, never src/ or anything else.';
  return `Imports run one way: ${layer} may not import ${other ?? to}. It may import ${mayImport[layer].join(', ')}.`;
}

const oneWay = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const to = relative(context.cwd, resolve(dirname(context.filename), source.value)).replaceAll('\\', '/');
      const message = reason(from, to);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};

// ESLint's cache knows a plugin by name and version, so a changed rule needs a new version.
const version = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex')
  .slice(0, 12);

export default { meta: { name: 'layers', version }, rules: { 'one-way': oneWay } };
