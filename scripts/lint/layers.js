import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const isTest = /\.test\.tsx?$/;
const inSrc = (...rooms) => rooms.map((room) => `src/${room}`);
const inMock = (...rooms) => rooms.map((room) => `mock-server/${room}`);

const texts = ['openapi/generated', 'locales'];
const platform = [...inSrc('platform', 'api', 'config', 'lifetime'), ...texts];
const session = [...inSrc('navigation'), ...platform];
const forms = [...inSrc('session', 'texts', 'ui'), ...session];
const ground = inMock('contract', 'http', 'world');
const behaviour = [...ground, ...inMock('rules', 'call')];

/**
 * What each room may import besides itself, so imports run one way (see docs/decisions/layers.md). Of what the table
 * does not name, tests/ may import anything, scripts/ anything but tests/, and a room of the mock server any other one.
 */
const mayImport = {
  'src/main': [...inSrc('app'), ...forms],
  'src/app': [...inSrc('features', 'forms'), ...forms],
  'src/features': [...inSrc('forms'), ...forms],
  'src/forms': forms,
  'src/session': session,
  'src/texts': session,
  'src/navigation': platform,
  'src/platform': inSrc('api', 'config', 'lifetime'),
  'src/ui': [...inSrc('lifetime'), 'locales'],
  'src/api': [...inSrc('config', 'lifetime'), 'openapi/generated'],
  'src/config': inSrc('lifetime'),
  'src/lifetime': [],
  'mock-server/contract': [],
  'mock-server/http': inMock('contract'),
  'mock-server/world': inMock('contract', 'http'),
  'mock-server/rules': ground,
  'mock-server/call': ground,
  'mock-server/handlers': [...ground, ...inMock('rules')],
  'mock-server/seed': behaviour,
  'mock-server/upstream': behaviour,
  'mock-server/external': [...ground, ...inMock('rules', 'handlers')],
  'mock-server/control': [...behaviour, ...inMock('seed')],
  'mock-server/server': [...behaviour, ...inMock('handlers', 'seed', 'upstream', 'external', 'control')],
  'mock-server/client': inMock('contract', 'http'),
  // The dashboard of the mock server is a separate page, made of the kit of parts. No app contains it.
  'mock-server/workbench': [...inMock('client', 'world'), ...inSrc('ui')],
  'mock-server/adapters': [...ground, ...inMock('seed', 'upstream', 'control', 'client', 'server')],
  'mock-server/command': [...ground, ...inMock('seed', 'upstream', 'adapters')],
  'mock-server/index': inMock('adapters'),
  'mock-server/main': inMock('adapters', 'command'),
};

/** Two folders deep below src and mock-server, one elsewhere: "src/forms", "mock-server/index", "locales". */
function roomOf(path) {
  const [folder, inner = ''] = path.split('/');
  const isDeep = folder === 'src' || folder === 'mock-server' || (folder === 'openapi' && inner === 'generated');
  return isDeep ? `${folder}/${inner.replace(/\.\w+$/, '')}` : folder;
}

const featureOf = (path) => (path.startsWith('src/features/') ? path.split('/')[2] : undefined);

/** Undefined when the import is allowed. Both paths start at the root of the project. */
function reason(from, to) {
  const [room, other] = [roomOf(from), roomOf(to)];
  const [inApp, inMockServer] = ['src/', 'mock-server/'].map((folder) => from.startsWith(folder));
  const ofMockServer = to.startsWith('mock-server/');
  if (to.startsWith('tests/') && (inApp || inMockServer || from.startsWith('scripts/')) && !isTest.test(from))
    return 'Only tests import tests/: what both need lives beside what it describes.';
  if (!inApp && !inMockServer) return undefined;
  if (room === other && featureOf(from) === featureOf(to)) return undefined;
  if (room === other) return 'A feature never imports another feature: move what is shared to forms, session or ui.';
  const rooms = mayImport[room] ?? [];
  if (rooms.includes(other)) return undefined;
  if (inMockServer && (texts.includes(other) || (other === 'openapi' && room !== 'mock-server/workbench')))
    return undefined;
  // Builds do not contain unit tests. So these may import the tests' support and, outside ui, the mock server.
  const isBelow = ofMockServer && other !== 'mock-server/workbench';
  if (isTest.test(from) && ((isBelow && room !== 'src/ui') || /^tests\/(?:support|screens)\//.test(to)))
    return undefined;
  if (inMockServer && isBelow && !(room in mayImport)) return undefined;
  if (room === 'mock-server/workbench')
    return 'The dashboard imports the mock server, src/ui, openapi/generated and locales/ only.';
  if (inMockServer && !ofMockServer)
    return 'The mock server imports openapi/ and locales/ only, never src/ or anything else.';
  if (ofMockServer && inApp) return 'The app never imports the mock server: it must not reach the people who sign in.';
  const below = rooms.join(', ') || 'no other room';
  return `Imports run one way: ${room} may not import ${other}. It may import ${below}: move down what both need, or let the caller hand it over.`;
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
      'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression': ({ source }) =>
        check(source),
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
