import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CliError } from '../cli/cli-error';
import { readOptions } from '../cli/read-options';
import { pendingRow, pendingTexts } from '../../tests/support/texts/pending';
import { staleRow, staleTexts } from '../../tests/support/texts/stale';
import { languageSteps, planLanguage } from './language';
import { obligationSteps, planObligation } from './obligation';
import { operationSteps, planOperation } from './operation';
import { planScreen, screenSteps } from './screen';
import { updatePending } from './pending';
import { planTexts } from './texts';
import { updateStale } from './stale';
import { exportTexts } from './translation/export';
import { planImport, type Import } from './translation/import';

const usage = `Usage:
  npm run new -- screen NAME       a page at /auth/NAME: [--public] [--title "Tax forms"]
  npm run new -- operation NAME    a call of a service: [--method GET] [--path /persons/me/NAME] [--service identity-orchestrator]
                                   [--unblocked], for a call that no open obligation blocks
  npm run new -- obligation NAME   a step after sign-in, whose page at /auth/NAME saves what it asks for: [--title "Who ...?"]
                                   [--path /persons/me/...]
  npm run new -- language CODE     a language, such as da-DK: [--name Dansk]
  npm run new -- texts             the keys of locales/en in every language, and a list of what is not translated
  npm run new -- texts export [de ...]     the texts as XLIFF for translators, and the glossary as TBX, in reports/texts
  npm run new -- texts import FILE ...     their translations; nothing when a text is refused
NAME is in small letters with hyphens. Each writes files, a row in each table, and texts that are not translated yet.`;

/**
 * `npm run new`: writes the files and table rows of a new screen, operation, obligation or language, or the keys of
 * texts.
 * @param root folder of the project
 * @throws CliError with the right usage, before anything is changed
 */
export async function main(words: string[], root: string = process.cwd()): Promise<void> {
  const { values, positionals } = parse(words);
  const [kind, name, ...rest] = positionals;
  if (kind === undefined) return console.log(usage);
  if (rest.length > 0 && kind !== 'texts')
    throw new CliError(`"${rest.join(' ')}" is one word too many: put a name of several words in quotes.`);
  const done = kind === 'texts' ? await texts(name, rest, root) : await run(kind, name, values, root);
  const all = [...done.written, ...updatePending(root), ...updateStale(root, done.imported)];
  const steps =
    kind === 'texts' ? [...pendingTexts(root).map(pendingRow), ...staleTexts(root).map(staleRow)] : done.steps;
  if (all.length === 0) console.log('Nothing is missing: no file was changed.');
  else console.log(`Wrote or changed:\n${all.map((file) => `  ${file}`).join('\n')}`);
  if (steps.length > 0) console.log(`Next:\n${steps.map((step) => `  - ${step}`).join('\n')}`);
}

interface Done {
  written: readonly string[];
  steps: readonly string[];
  imported?: Import;
}

async function texts(what: string | undefined, words: readonly string[], root: string): Promise<Done> {
  switch (what) {
    case undefined:
      return { written: await (await planTexts(root)).write(), steps: [] };
    case 'export':
      return { written: [...updateStale(root), ...exportTexts(root, words)], steps: [] };
    case 'import': {
      if (words.length === 0) throw new CliError('Say which files to import, such as reports/texts/de.xlf.');
      const imported = await planImport(root, words);
      return { written: await imported.edits.write(), steps: [], imported };
    }
    default:
      throw new CliError(`"${what}" is nothing to do with texts: say export or import.`);
  }
}

async function run(kind: string, name: string | undefined, values: Values, root: string): Promise<Done> {
  const { title, method, service } = values;
  switch (kind) {
    case 'screen': {
      const edits = await planScreen(root, name, { isPublic: values.public, title });
      return { written: await edits.write(), steps: screenSteps };
    }
    case 'operation': {
      const { path: target, unblocked } = values;
      const edits = await planOperation(root, name, { method, path: target, service, unblocked });
      const written = await edits.write();
      generate(root);
      return { written: [...written, 'openapi/generated/'], steps: operationSteps };
    }
    case 'obligation': {
      const edits = await planObligation(root, name, { title, path: values.path });
      const written = await edits.write();
      generate(root);
      return { written: [...written, 'openapi/generated/'], steps: obligationSteps };
    }
    case 'language': {
      const edits = await planLanguage(root, name, values.name);
      return { written: await edits.write(), steps: languageSteps };
    }
    default:
      throw new CliError(
        `"${kind}" is nothing that can be made: say screen, operation, obligation, language or texts.`,
      );
  }
}

/** @throws Error when the contract is invalid */
function generate(root: string): void {
  const start = path.join(root, 'scripts/start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [start, 'generate'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The contract could not be generated: ${stderr}`);
}

type Values = ReturnType<typeof parse>['values'];

function parse(words: string[]) {
  return readOptions({ command: 'npm run new --', help: usage }, words, {
    allowPositionals: true,
    options: {
      public: { type: 'boolean', default: false },
      title: { type: 'string' },
      method: { type: 'string' },
      path: { type: 'string' },
      service: { type: 'string' },
      unblocked: { type: 'boolean', default: false },
      name: { type: 'string' },
    },
  });
}
