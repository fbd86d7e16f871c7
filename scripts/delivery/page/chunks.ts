import { resolve } from 'node:path';

/** The part of Rolldown's module information that this file needs. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = resolve('src/main.tsx');
const signIn = resolve('src/features/login/LoginScreen.tsx');
/** The library that renders. Half of the code of sign-in. */
const renderer = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** Loads when the sign-in page is idle, where the platform and the browser have passkeys. */
const passkeySignIn = resolve('src/features/login/passkey/PasskeySignIn.tsx');
/** The chunk that the page runs first (scripts/delivery/page/start-script.ts). */
export const rendererChunk = 'renderer';
/** Small rules that nearly every part needs. Anywhere else they would bring a whole chunk with them. */
const everywhere = [
  'src/lib/i18n/time-zone.ts',
  'src/lib/i18n/fact-separator.ts',
  'src/lib/forms/code-expiry.ts',
  'src/lib/navigation/use-path-params.ts',
  'src/ui/HiddenUsername.tsx',
].map((file) => resolve(file));
/** The library's index names these parts, but only lists with pages use them. */
const ofLists = /\/@tanstack\/.*\/(?:infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;
/** Sending a form. Sign-in sends its own. */
const ofForms = /\/@tanstack\/.*\/(?:mutationObserver|useMutation)\.js$/;
/** The largest screen, with the parts that it loads later. */
const registration = [
  'src/features/registration/create-account/CreateAccountScreen.tsx',
  'src/features/registration/create-account/PhoneFields.tsx',
  'src/features/registration/user-confirmation/DateOfBirthCheck.tsx',
].map((file) => resolve(file));

/**
 * Returns a chunk function that puts all imports of the entry and the sign-in screen into two chunks: the renderer, and
 * the rest. By default the bundler splits shared code into a dozen small files. They compress worse (4 KB of gzip on
 * /auth/login), and each costs a request. The renderer is apart, so that the page runs it while the rest still loads.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function signInChunk(): (id: string, graph: ModuleGraph) => string | null {
  let shared: Set<string> | undefined;
  return (id, graph) => {
    shared ??= reachableFrom([entry, signIn, ...everywhere], graph);
    // The entry stays an entry. The screen keeps its own chunk, which other routes need not load.
    if (id === entry || id.includes('/src/features/') || id.endsWith('/locales/en/login.json') || isApart(id))
      return null;
    if (renderer.test(id)) return rendererChunk;
    return shared.has(id) ? 'shell' : null;
  };
}

/**
 * Returns a chunk function for what the passkey button of sign-in needs besides the shell. Step-up and the security tab
 * share it. Without it the sign-in page would load the two chunks of common parts.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function passkeyChunk(): (id: string, graph: ModuleGraph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= reachableFrom([passkeySignIn], graph);
    return needed.has(id) && !isApart(id) && !id.includes('/src/features/') && !id.includes('/locales/')
      ? 'passkeys'
      : null;
  };
}

/** Whether a part of a library stays out of sign-in, although the library's index names it. */
function isApart(id: string): boolean {
  return ofLists.test(id) || ofForms.test(id);
}

/**
 * Whether a module belongs to the second shared chunk: UI kit, calls and rules that several screens use. Without this
 * chunk the bundler makes forty files of half a kilobyte. Phone rules stay out, because they alone are 29 KB.
 */
export function isCommonPart(id: string): boolean {
  return (/\/src\/(?:ui|lib|api)\//.test(id) && !/phone/i.test(id)) || ofForms.test(id);
}

/**
 * Returns a chunk function for the common parts. Those that registration uses are apart, because it is the largest
 * screen: with the dialogs and menus of the settings it would be above its budget.
 */
export function commonParts(): (id: string, graph: ModuleGraph) => string {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= reachableFrom(registration, graph);
    return needed.has(id) ? 'form-parts' : 'parts';
  };
}

/**
 * Names the chunk of a part that the home needs. The home loads while the username is checked. With all common parts it
 * would be 14 KB, which share a slow line with the sign-in.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function homeParts(id: string): string | null {
  if (/\/src\/ui\/(?:LinkButton|RouteLink|SubjectIcons)\.tsx$/.test(id)) return 'links';
  // Two small rules. Each in a chunk of its own would put registration above its budget.
  return /\/src\/lib\/(?:i18n\/person-name|forms\/sent-code)\.ts$/.test(id) ? 'names' : null;
}

/**
 * Puts small screens that users visit together into one chunk, so the next screen is loaded already. Parts that open
 * later (the contact form, the client search) stay out. So does the change of the password, which needs a library of 12
 * KB.
 * @returns the name of the chunk for a module, or null to leave it to the bundler
 */
export function screensTogether(id: string): string | null {
  if (/\/src\/features\/home\/(?:HomeScreen|LandingScreen|texts)\.tsx?$/.test(id)) return 'home';
  if (/\/src\/features\/recovery\//.test(id)) return 'recovery';
  if (/\/src\/features\/registration\/(?:invitation|use-inviting-brand|LoadProblem)\.tsx?$/.test(id))
    return 'invitation';
  if (/\/(?:ContactForm|AddClient)\.tsx$/.test(id)) return null;
  // Both the frame of the settings and the security tab use it. In the chunk of the frame, the tab would need all of it.
  if (/\/src\/lib\/session\/account-security\.ts$/.test(id)) return 'account-security';
  return /\/src\/(?:app\/layout\/SettingsFrame|features\/(?:contact-info|devices|localization|switch-clients)\/)/.test(
    id,
  )
    ? 'settings'
    : null;
}

/**
 * What a part of the app loads with itself. Leaves out the scripts that every page has loaded before it, so that the
 * lists of the parts do not name them.
 * @param files scripts that the part needs
 * @param host the page, or the script that loads the part
 */
export function notYetLoaded(_part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html'
    ? files
    : files.filter((file) => !/\/(?:rolldown-runtime|renderer|shell)-[\w-]+\.js$/.test(file));
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
