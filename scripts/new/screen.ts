import { CliError } from '../../mock-server/command/cli-error';
import { Edits } from './edits';
import { keyOf, literal, readName, type Name } from './names';
import { addProductRow } from './product-pages';
import { addImport, addRow, keysOf } from './source-tables';
import { addText, createTexts, type TextFile } from './texts';

const TABLES = {
  paths: 'src/navigation/paths.ts',
  gallery: 'scripts/measure/gallery/screens.ts',
  resources: 'src/texts/resources.ts',
} as const;

const ROUTES = {
  entry: { file: 'src/app/routes/entry.routes.ts', table: 'entryRoutes' },
  'signed-in': { file: 'src/app/routes/signed-in.routes.ts', table: 'signedInRoutes' },
  obligation: { file: 'src/app/routes/obligation.routes.ts', table: 'obligationRoutes' },
} as const;

export interface ScreenOptions {
  isPublic: boolean;
  /** Both the heading and the page title. */
  title: string | undefined;
}

/**
 * The screen is at `/auth/NAME`.
 * @throws CliError when the name is taken
 */
export async function planScreen(root: string, given: string | undefined, options: ScreenOptions): Promise<Edits> {
  const name = readName(given, 'screen');
  const { isPublic, title = name.sentence } = options;
  const edits = new Edits(root);
  await addPage(edits, name, {
    title,
    purpose: title.toLowerCase(),
    texts: { title, back: isPublic ? 'Back to login' : 'Back to home' },
    screen: screenSource(name, isPublic),
    says: [],
    spec: ['pages', testSource(name, title, isPublic)],
    route: isPublic
      ? { file: 'entry', after: 'LegalScreen', guard: 'public' }
      : { file: 'signed-in', after: 'ChooseProductScreen', guard: 'session' },
    pathAfter: isPublic ? 'legal:' : 'accountSettings:',
    picture: isPublic ? '' : "person: 'ann'",
  });
  return edits;
}

export interface PageParts {
  /** Both the heading and the page title. */
  title: string;
  /** The table of docs/product/2-screens.md shows it. */
  purpose: string;
  texts: TextFile;
  screen: string;
  /** The screen shows texts of these namespaces too. */
  says: readonly string[];
  /** The folder is below tests/e2e; the source is the browser test. */
  spec: readonly [folder: string, source: string];
  /** `after` is the row before the new one. `more` is what the new row has besides path and screen. */
  route: { file: keyof typeof ROUTES; after: string; guard: 'public' | 'session'; more?: string };
  /** `paths` has this row before the new one. */
  pathAfter: string;
  /** Its row in the gallery has these further fields. */
  picture: string;
}

/**
 * Every page has a feature folder, texts in every language, a browser test, and a row in each table.
 * @throws CliError when the name is taken
 */
export async function addPage(edits: Edits, name: Name, parts: PageParts): Promise<void> {
  await refuseTaken(edits, name);
  const { title, route, picture } = parts;
  const [testFolder, test] = parts.spec;
  const folder = `src/features/${name.kebab}`;
  await edits.create(`${folder}/${name.pascal}Screen.tsx`, parts.screen);
  await edits.create(`tests/e2e/${testFolder}/${name.kebab}.spec.ts`, test);
  await createTexts(edits, name.kebab, parts.texts, `The page “${parts.title}”.`);
  const english = `import type ${name.camel} from '../../locales/en/${name.kebab}.json';`;
  await edits.change(TABLES.resources, (source) =>
    addImport(source, english).replace(/^}$/m, `  ${keyOf(name.kebab)}: typeof ${name.camel};\n}`),
  );
  await addText(edits, 'shell', 'title', name.camel, title);
  const fields = [
    `path: paths.${name.camel}.pattern`,
    `guard: '${route.guard}'`,
    `title: 'title.${name.camel}'`,
    `screen: () => import('../../features/${name.kebab}/${name.pascal}Screen')`,
    `texts: [${[...parts.says, name.kebab].map(literal).join(', ')}]`,
    ...(route.more === undefined ? [] : [route.more]),
  ];
  const { table, file } = ROUTES[route.file];
  await edits.change(file, (source) => addRow(source, table, `{ ${fields.join(', ')} }`, { after: route.after }));
  const path = `${name.camel}: definePath('${pathOf(name)}')`;
  await edits.change(TABLES.paths, (source) => addRow(source, 'paths', path, { after: parts.pathAfter }));
  const shown = [`name: ${literal(name.sentence)}`, `path: '${pathOf(name)}'`, picture].filter((field) => field !== '');
  await edits.change(TABLES.gallery, (source) => addRow(source, 'screens', `{ ${shown.join(', ')} }`));
  const heading = route.guard === 'public' ? 'Unauthenticated and entry routes' : 'Authenticated routes';
  await addProductRow(edits, 'docs/product/2-screens.md', heading, [`\`${pathOf(name)}\``, parts.purpose]);
}

async function refuseTaken(edits: Edits, name: Name): Promise<void> {
  if (keysOf(await edits.read(TABLES.paths), 'paths').includes(name.camel)) {
    throw new CliError(`There is a path "${name.camel}" already (${TABLES.paths}): choose another name.`);
  }
  for (const table of [TABLES.paths, ...Object.values(ROUTES).map(({ file }) => file)])
    if ((await edits.read(table)).includes(`'${pathOf(name)}'`))
      throw new CliError(`There is a route ${pathOf(name)} already (${table}): choose another name.`);
}

/** What remains to do by hand, one line each. */
export const screenSteps = [
  'Translate the texts within 14 days. This lists them: npm run new -- texts',
  'Build the screen by docs/guides/add-a-screen.md; nothing leads to it yet.',
];

export function pathOf(name: Name): string {
  return `/auth/${name.kebab}`;
}

function screenSource(name: Name, isPublic: boolean): string {
  const home = isPublic ? 'paths.login()' : 'paths.home()';
  return `import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';

/** ${pathOf(name)} */
export default function ${name.pascal}Screen() {
  const { t } = useTranslation('${name.kebab}');
  return (
    <>
      <StepHeading>{t('title')}</StepHeading>
      <LinkButton variant="quiet" wide to={${home}}>
        {t('back')}
      </LinkButton>
    </>
  );
}
`;
}

function testSource(name: Name, title: string, isPublic: boolean): string {
  const signIn = isPublic ? '' : "\n    await signInAs('ann');";
  const given = isPublic ? '{ page }' : '{ page, signInAs }';
  const guarded = `
  test('without a session it leads to sign-in', async ({ page }) => {
    await page.goto('${pathOf(name)}');
    await screen.arrivesAt(page, '/auth/login');
  });
`;
  return `import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { inEveryLanguage } from '../../support/texts/translated';
import { screen } from '../../support/verbs/screen';

test.describe(${literal(title)}, () => {
  test('shows its heading, accessibly and in every language', async (${given}) => {
    test.setTimeout(60_000);${signIn}
    await page.goto('${pathOf(name)}');
    await expect(screen.heading(page, ${literal(title)})).toBeVisible();
    await expectAccessible(page);
    await inEveryLanguage(page, ${literal(title)});
  });
${isPublic ? '' : guarded}});
`;
}
