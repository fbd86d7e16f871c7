import { loadedBy, loginBudget, passkeyLoginBudget, passkeyPart, screenBudget, screenSizes } from './budget';
import { saidBy } from './said';
import { PAGE_WORDS_BUDGET, SIGN_IN_WORDS_BUDGET, wordsSizes } from './words';

/** Sizes and limits are in bytes after gzip. */
export interface Size {
  readonly what: string;
  readonly gzip: number;
  readonly limit: number;
  /** Names the screen or language when it is the largest of several. */
  readonly which?: string;
}

/**
 * Measures what a user waits for: sign-in, the largest other screen, and the texts in the largest language (see
 * docs/decisions/figures.md). The build fails when a size is over its limit.
 */
export async function sizes(folder: string, manifestFile: string): Promise<Size[]> {
  const { scripts, styles } = loadedBy(folder, manifestFile, []);
  const withPasskeys = loadedBy(folder, manifestFile, [passkeyPart]).scripts;
  const screens = screenSizes(folder, manifestFile);
  const [largest] = screens;
  const [signInWords] = await wordsSizes(saidBy('main'));
  const pages = [];
  for (const { name, says } of screens) {
    const [words] = await wordsSizes(new Set([...saidBy('main'), ...says]));
    if (words !== undefined) pages.push({ name, ...words });
  }
  const [page] = pages.sort((a, b) => b.gzip - a.gzip);
  if (largest === undefined || signInWords === undefined || page === undefined)
    throw new Error('The build holds no screen or no words.');
  return [
    { what: '/auth/login, JavaScript', gzip: scripts.gzip, limit: loginBudget.scripts },
    { what: '/auth/login with passkeys, JavaScript', gzip: withPasskeys.gzip, limit: passkeyLoginBudget },
    { what: '/auth/login, CSS', gzip: styles.gzip, limit: loginBudget.styles },
    {
      what: `Largest of ${screens.length} other screens over the shell, JavaScript`,
      gzip: largest.gzip,
      limit: screenBudget,
      which: largest.name,
    },
    {
      what: 'Words of sign-in in the largest language',
      gzip: signInWords.gzip,
      limit: SIGN_IN_WORDS_BUDGET,
      which: signInWords.language,
    },
    {
      what: `Words of the largest of ${screens.length} pages, with its dialogs, in the largest language`,
      gzip: page.gzip,
      limit: PAGE_WORDS_BUDGET,
      which: `${page.name}, ${page.language}`,
    },
  ];
}
