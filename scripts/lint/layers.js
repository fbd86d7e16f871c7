import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const contract = 'openapi/generated';

/**
 * What each layer may import besides itself, so imports run one way (see docs/decisions/layers.md). Of a folder
 * that the table does not name, tests/ may import anything, and scripts/ anything but tests/.
 */
const mayImport = {
  app: [
    'features',
    'forms',
    'session',
    'navigation',
    'texts',
    'platform',
    'ui',
    'api',
    'config',
    'lifetime',
    contract,
    'locales',
  ],
  features: [
    'forms',
    'session',
    'navigation',
    'texts',
    'platform',
    'ui',
    'api',
    'config',
    'lifetime',
    contract,
    'locales',
  ],
  forms: ['session', 'navigation', 'texts', 'platform', 'ui', 'api', 'config', 'lifetime', contract, 'locales'],
  session: ['navigation', 'platform', 'api', 'config', 'lifetime', contract],
  texts: ['navigation', 'platform', 'api', 'config', 'lifetime', 'locales'],
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

/** Undefined when the import is allowed. Both paths start at the root of the project. */
function reason(from, to) {
  if (to.startsWith('tests/') && /^(?:scripts|src|mock-server)\//.test(from) && !/\.test\.tsx?$/.test(from))
    return 'Only tests import tests/: what both need lives beside what it describes.';
  const [layer, other] = [layerOf(from), layerOf(to)];
  if (!layer || !(layer in mayImport)) return undefined;
  if (layer === other) {
    if (featureOf(from) === featureOf(to)) return undefined;
    return 'A feature never imports another feature: move what is shared to forms, session or ui.';
  }
  if (other && mayImport[layer].includes(other)) return undefined;
  // Builds do not contain unit tests. So these may import the tests' support and, outside ui, the mock server.
  if (
    /\.test\.tsx?$/.test(from) &&
    (/^tests\/(?:support|screens)\//.test(to) || (other === 'mock-server' && layer !== 'ui'))
  )
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
