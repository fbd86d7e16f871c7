import { existsSync } from 'node:fs';
import { loginModules, manifestFile, passkeyLoginModules, sourceMaps } from '../../build';
import {
  kilobytes,
  loadedBy,
  loginBudget,
  type Part,
  passkeyLoginBudget,
  screenBudget,
  screenSizes,
} from '../../delivery/page/budget';
import { namespacesIn, PAGE_WORDS_BUDGET, SIGN_IN_WORDS_BUDGET, wordsSizes } from '../../delivery/page/words';
import type { Row } from './row';

/** Measures sign-in and each other screen, and their words in each language, after gzip. */
export async function measure(): Promise<Row[]> {
  const command = 'npm run quality -- --only sizes';
  const row = (property: string, bytes: number, limit: number, what = ''): Row => ({
    property,
    figure: `${kilobytes(bytes)}${what}`,
    limit: `<= ${kilobytes(limit)}`,
    ok: bytes <= limit,
    command,
  });
  const { scripts, styles } = loadedBy(
    'dist',
    manifestFile,
    loginModules.filter((file) => existsSync(file)),
  );
  const screens = screenSizes('dist', manifestFile);
  const [largest] = screens;
  const ofSignIn = await wordsSizes(namespacesIn(sourceMaps, scripts.files));
  const ofPages = await pageWords(screens, scripts.files);
  return [
    row('/auth/login, JavaScript, gzip', scripts.gzip, loginBudget.scripts),
    row(
      '/auth/login with passkeys, JavaScript, gzip',
      loadedBy('dist', manifestFile, passkeyLoginModules).scripts.gzip,
      passkeyLoginBudget,
    ),
    row('/auth/login, CSS, gzip', styles.gzip, loginBudget.styles),
    row(
      `Largest of ${screens.length} other screens over the shell, JavaScript, gzip`,
      largest?.gzip ?? Number.NaN,
      screenBudget,
      ` (${largest?.name})`,
    ),
    row(
      `Words of sign-in in the largest of ${ofSignIn.length} languages, gzip`,
      ofSignIn[0]?.gzip ?? Number.NaN,
      SIGN_IN_WORDS_BUDGET,
      ` (${ofSignIn[0]?.language})`,
    ),
    row(
      `Words of the largest of ${screens.length} pages, with its dialogs, in the largest language, gzip`,
      ofPages?.gzip ?? Number.NaN,
      PAGE_WORDS_BUDGET,
      ` (${ofPages?.page}, ${ofPages?.language})`,
    ),
  ];
}

/** The page with the most words, those of the shell included. */
async function pageWords(screens: readonly Part[], shell: readonly string[]) {
  const pages = [];
  for (const { name, files } of screens) {
    const [largest] = await wordsSizes(namespacesIn(sourceMaps, [...shell, ...files]));
    if (largest !== undefined) pages.push({ page: name, ...largest });
  }
  return pages.sort((a, b) => b.gzip - a.gzip)[0];
}
