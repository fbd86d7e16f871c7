import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { textsOnDisk } from '../../../mock-server/adapters/texts-on-disk';
import { languages } from '../../../mock-server/seed/options';
import { newCaller } from '../../../mock-server/testing/client';
import { World } from '../../../mock-server/world/world';
import { loginModules, manifestFile } from '../../build';
import { kilobytes, loadedBy, loginBudget, screenBudget, screenSizes } from '../../delivery/page/budget';
import type { Row } from './row';

/**
 * Limit of a text package, bytes. A limit of 15 KB shortened Russian texts until they lost their meaning. To make
 * packages smaller, split them instead of shortening texts.
 */
const PACKAGE_BUDGET = 20 * 1024;

/** Measures sign-in, each other screen and each language, after gzip. */
export async function sizeRows(): Promise<Row[]> {
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
  const [largest, ...others] = screenSizes('dist', manifestFile);
  const packages = await packageSizes();
  const [heaviest] = packages;
  return [
    row('/auth/login, JavaScript, gzip', scripts.gzip, loginBudget.scripts),
    row('/auth/login, CSS, gzip', styles.gzip, loginBudget.styles),
    row(
      `Largest of ${others.length + 1} other screens over the shell, JavaScript, gzip`,
      largest?.gzip ?? Number.NaN,
      screenBudget,
      ` (${largest?.name})`,
    ),
    row(
      `Largest of ${packages.length} language packages, gzip`,
      heaviest?.gzip ?? Number.NaN,
      PACKAGE_BUDGET,
      ` (${heaviest?.language})`,
    ),
  ];
}

/** Sizes of the text packages as served, the largest first. */
async function packageSizes(): Promise<{ language: string; gzip: number }[]> {
  const caller = newCaller(new World('packs', {}, textsOnDisk));
  const sizes: { language: string; gzip: number }[] = [];
  for (const language of languages) {
    const { body } = await caller.send('getTextPackage', { headers: { 'user-language': language } });
    sizes.push({ language, gzip: gzipSync(JSON.stringify(body)).length });
  }
  return sizes.sort((a, b) => b.gzip - a.gzip);
}
