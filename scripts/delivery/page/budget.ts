import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What /auth/login may load, in bytes after gzip (see docs/decisions/figures.md). The sign-in must not load code that
 * it does not show.
 */
export const loginBudget = { scripts: 168 * 1024, styles: 10 * 1024 };

/**
 * The JavaScript of /auth/login where platform and browser have passkeys, in bytes after gzip (see
 * docs/decisions/passkeys.md). The passkey part loads when the page is idle. The form works before and without it.
 */
export const passkeyLoginBudget = 175 * 1024;

/** The passkey part of /auth/login. The rest of the page is in the entry. */
const passkeyPart = 'src/features/login/passkey/PasskeySignIn.tsx';

/** The table of the other routes loads when an address needs it, once for all screens. */
const routes = 'src/app/routes/later-routes.tsx';

/**
 * What any other screen may load besides the shell, now or later, in bytes after gzip (see docs/decisions/figures.md).
 */
const screenBudget = 80 * 1024;

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/**
 * Sums what a page loads before its screen shows: the entry, which holds sign-in, and its imports.
 * @param modules source modules besides the entry, as paths from the root of the project
 */
export function loadedBy(folder: string, manifestFile: string, modules: readonly string[]) {
  const manifest = readManifest(manifestFile);
  const loaded = [...reached(manifest, [...entriesOf(manifest), ...modules]).values()];
  const scripts = loaded.map(({ file }) => file);
  const styles = loaded.flatMap(({ css = [] }) => css);
  return { scripts: sized(folder, scripts), styles: sized(folder, styles) };
}

/**
 * Sums what each screen costs besides the shell: its chunk and everything that it imports, now or later. A
 * dialog or the metadata of phone numbers comes later. What signed-in pages share, such as the session watch, counts
 * separately.
 * @returns the largest first; `file` is relative to the folder of the build
 */
export function screenSizes(folder: string, manifestFile: string) {
  const manifest = readManifest(manifestFile);
  const shell = reached(manifest, [...entriesOf(manifest), routes]);
  const parts = new Set([...shell.values()].flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [...parts]
    .filter((key) => !key.startsWith('locales/') && !shell.has(key))
    .map((key) => {
      const { name = key, file = '' } = manifest[key] ?? {};
      const code = [...reached(manifest, [key], shell).values()].map((entry) => entry.file);
      const scripts = code.filter((one) => one.endsWith('.js'));
      return { name, file, gzip: sized(folder, scripts).gzip };
    })
    .sort((a, b) => b.gzip - a.gzip);
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The entries of these modules and of their imports. Beside a `shell`, of what they load later too. */
function reached(manifest: Manifest, from: readonly string[], shell?: ReadonlyMap<string, ManifestEntry>) {
  const found = new Map<string, ManifestEntry>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the build: has the module moved?`);
    if (found.has(key) || shell?.has(key)) return;
    found.set(key, entry);
    const { imports = [], dynamicImports = [] } = entry;
    for (const next of [...imports, ...(shell ? dynamicImports : [])]) visit(next);
  };
  from.forEach(visit);
  return found;
}

const entriesOf = (manifest: Manifest): string[] => Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function sized(folder: string, names: readonly string[]): { files: string[]; gzip: number } {
  const files = [...new Set(names)];
  const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return { files, gzip: files.reduce((sum, file) => sum + sizeOf(file), 0) };
}

/** Sizes and limits are in bytes after gzip. */
export interface Size {
  readonly what: string;
  readonly gzip: number;
  readonly limit: number;
}

/** Measures what a user waits for: sign-in, and the largest other screen. The build fails when one is over its limit. */
export function sizes(folder: string, manifestFile: string): Size[] {
  const { scripts, styles } = loadedBy(folder, manifestFile, []);
  const withPasskeys = loadedBy(folder, manifestFile, [passkeyPart]).scripts;
  const [largest] = screenSizes(folder, manifestFile);
  if (largest === undefined) throw new Error('The build holds no screen.');
  return [
    { what: '/auth/login, JavaScript', gzip: scripts.gzip, limit: loginBudget.scripts },
    { what: '/auth/login with passkeys, JavaScript', gzip: withPasskeys.gzip, limit: passkeyLoginBudget },
    { what: '/auth/login, CSS', gzip: styles.gzip, limit: loginBudget.styles },
    {
      what: `The largest other screen over the shell (${largest.name}), JavaScript`,
      gzip: largest.gzip,
      limit: screenBudget,
    },
  ];
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
