import { resolve } from 'node:path';

/** What Rolldown tells about a module; the part of it that is needed here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = resolve('src/main.tsx');
const signIn = resolve('src/features/login/LoginScreen.tsx');

/**
 * Puts everything that the entry and the sign-in screen import into one chunk. By itself the bundler cuts what lazy
 * screens share into a dozen small files, which compress worse (4 KB of gzip on /auth/login) and cost a request each.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function signInChunk(): (id: string, graph: ModuleGraph) => string | null {
  let shared: Set<string> | undefined;
  return (id, graph) => {
    shared ??= reachableFrom([entry, signIn], graph);
    // The entry stays an entry, and the screen a chunk of its own that other routes need not load.
    if (id === entry || id.includes('/src/features/') || id.endsWith('/locales/en/login.json')) return null;
    return shared.has(id) ? 'shell' : null;
  };
}

/**
 * What several screens share of the kit and the rules goes into a second chunk: cut by who needs what it is forty files
 * of half a kilobyte. Phone numbers stay aside, since their rules alone are 29 KB.
 */
export function isCommonPart(id: string): boolean {
  return /\/src\/(?:ui|lib)\//.test(id) && !/phone/i.test(id);
}

/**
 * Small screens that people go to and fro between are one file: the next one is there when it is wanted. What opens in
 * them later (the form of a contact, the search for a client) stays aside, and so does the change of the password,
 * which needs a library of 12 KB.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function screensTogether(id: string): string | null {
  if (/\/src\/features\/recovery\//.test(id)) return 'recovery';
  if (/\/(?:ContactForm|AddClient)\.tsx$/.test(id)) return null;
  return /\/src\/(?:app\/layout\/SettingsFrame|features\/(?:contact-info|devices|localization|switch-clients)\/)/.test(
    id,
  )
    ? 'settings'
    : null;
}

function reachableFrom(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}
