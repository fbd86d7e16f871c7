import {
  type Alias,
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  parseDocument,
  visit,
} from 'yaml';
import type { core } from 'zod';
import { sentenceOf } from '../../world/store/contract-text';
import { restoreSnapshot, takeSnapshot } from '../../world/snapshot';
import type { ScenarioFile } from '../../world/world';
import { type Scenario, ScenarioFileError, type ScenarioParams, StateError } from './scenario';
import { A_DURATION, inNumbers, isDuration, scenarioSchema, type ScenarioState } from './schema';
import { applyState } from './state';

/** The library compares each key of a map with all others: `refuseEqualKeys` does not. */
const parsing = { prettyErrors: false, uniqueKeys: false } as const;

/** How many mistakes of a document are told at once. */
const MOST_TOLD = 10;

/** At an offset in the text of the file. */
class ProblemAt extends Error {
  override name = 'ProblemAt';

  constructor(
    readonly offset: number,
    message: string,
    /** Further ones, so that one try tells them all. */
    readonly others: readonly { offset: number; message: string }[] = [],
  ) {
    super(message);
  }
}

/**
 * Reads the scenarios of a file, one for each YAML document. A broken document becomes a scenario that names its mistake.
 */
export function scenariosIn({ name: file, text, problem }: ScenarioFile): Scenario[] {
  if (problem !== undefined) return [broken(file, `${file}.yaml ${problem}`)];
  const lines = new LineCounter();
  const documents: Document[] = parseAllDocuments(text, { ...parsing, lineCounter: lines });
  const inPlace = (error: unknown): unknown => {
    if (!(error instanceof ProblemAt)) return error;
    const sentences = [error, ...error.others].map(({ offset, message }) => {
      const { line, col } = lines.linePos(offset);
      return `${file}.yaml, line ${line}, column ${col}: ${message}`;
    });
    return new ScenarioFileError(sentences.join('\n'));
  };
  if (!/^[a-z0-9-]+$/.test(file))
    return [
      broken(file, `"${file}" is no name of a scenario file: use small letters, digits and hyphens, and ".yaml".`),
    ];
  if (documents.length === 0) return [broken(file, `${file}.yaml is empty: write a scenario.`)];
  return documents.map((document) => {
    const ownName = document.get('name');
    const name = typeof ownName === 'string' && ownName !== '' ? ownName.slice(0, 100) : file;
    try {
      const { state, parameters } = read(document, {});
      if (state.name === undefined && documents.length > 1)
        throw new ProblemAt(offsetOf(document, []), 'a scenario of a file with several needs a name.');
      return {
        name,
        description: state.description,
        parameters,
        async apply(world, params) {
          const before = takeSnapshot(world);
          try {
            const { state, written } = read(document, params);
            await applyState(world, state).catch((error: unknown) => {
              throw inDocument(written, error);
            });
          } catch (error) {
            await restoreSnapshot(world, before);
            throw inPlace(error);
          }
        },
      };
    } catch (error) {
      const problem = inPlace(error);
      if (problem instanceof ScenarioFileError) return broken(name, problem.message);
      throw problem;
    }
  });
}

/** For a file of the repository. */
export function stateOf({ text }: ScenarioFile): ScenarioState {
  return read(parseDocument(text, parsing), {}).state;
}

/** A scenario that cannot be applied. The list shows it, so that a tester reads why. */
export function broken(name: string, problem: string): Scenario {
  const refuse = () => {
    throw new ScenarioFileError(problem);
  };
  return { name, description: `Broken: ${problem}`, problem, apply: refuse };
}

interface Filled {
  written: Document;
  /** The names of those that the document uses. */
  parameters: string[];
}

/** What to write instead, where the library speaks of its grammar. */
const inYaml: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it needs quotes, and the fields of one thing the same indent.',
  MULTILINE_IMPLICIT_KEY: 'a key needs a colon behind it.',
  BLOCK_IN_FLOW: 'between { and } a comma ends each field.',
  UNEXPECTED_TOKEN: 'this begins where the value before it has ended: put a text with quotes, { or } in quotes.',
  BAD_ALIAS: 'a text that begins with * or & needs quotes.',
};

/** @throws ProblemAt */
function read(document: Document, params: ScenarioParams): Filled & { state: ScenarioState } {
  const [error] = document.errors;
  if (error) throw new ProblemAt(error.pos[0], inYaml[error.code] ?? error.message);
  const { written, parameters } = filled(document, params);
  refuseEqualKeys(written);
  const { data, error: invalid } = scenarioSchema.safeParse(valuesOf(written));
  if (data) return { state: data, written, parameters };
  // The first mistake of a field says enough.
  const ofFields = new Map(invalid.issues.toReversed().map((issue) => [fieldPathOf(issue).join('/'), issue]));
  const [first, ...others] = [...ofFields.values()]
    .map((issue) => ({ offset: offsetOf(written, fieldPathOf(issue)), message: messageOf(issue) }))
    .sort((one, other) => one.offset - other.offset)
    .slice(0, MOST_TOLD);
  throw new ProblemAt(first?.offset ?? 0, first?.message ?? '', others);
}

/** `filled` has counted the aliases. */
function valuesOf(document: Document): unknown {
  try {
    return inNumbers(document.toJS({ maxAliasCount: -1 }));
  } catch (error) {
    throw inDocument(document, error);
  }
}

function inDocument(document: Document, error: unknown): unknown {
  return error instanceof StateError ? new ProblemAt(offsetOf(document, error.path), error.message) : error;
}

function refuseEqualKeys(document: Document): void {
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(String(key.value))) throw new ProblemAt(startOf(key), 'Map keys must be unique');
        keys.add(String(key.value));
      }
    },
  });
}

/** A few aliases of aliases make a document without end. */
const MOST_VALUES = 5000;

/** Refuses an alias that leads nowhere or to itself, and the one that is too many. */
function aliasCheck(document: Document) {
  const weights = new Map<Alias, number>();
  let sum = 0;
  return (alias: Alias, parents: readonly unknown[]) => {
    const target = alias.resolve(document);
    const refuse = (sentence: string) => new ProblemAt(startOf(alias), `the alias *${alias.source} ${sentence}`);
    if (!target) throw refuse(`is unresolved: write its anchor &${alias.source} before it.`);
    if (parents.includes(target)) throw refuse('contains itself.');
    let weight = 0;
    visit(target, { Node: (_, node) => void (weight += isAlias(node) ? (weights.get(node) ?? 0) : 1) });
    weights.set(alias, weight);
    sum += weight;
    if (sum > MOST_VALUES)
      throw refuse(`is one too many: the aliases of a scenario stand for at most ${MOST_VALUES} values.`);
  };
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** `$count` and `${count}` are the value of that parameter. Its default under `parameters` says whether it is a number. */
function filled(document: Document, params: ScenarioParams): Filled {
  const defaults = new Map<unknown, unknown>([['person', 'ann']]);
  const declared = document.get('parameters');
  if (isMap(declared))
    for (const { key, value } of declared.items)
      if (isScalar(key) && isScalar(value)) defaults.set(key.value, value.value);
  const used = new Set<string>();
  const written = document.clone();
  const checkAlias = aliasCheck(written);
  visit(written, {
    Alias: (_, node, parents) => checkAlias(node, parents),
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const valueOf = (name: string): unknown => {
        if (!defaults.has(name))
          throw new ProblemAt(
            startOf(node),
            `there is no parameter "${name}": give its default under "parameters", or write $$ for a dollar sign.`,
          );
        used.add(name);
        const value = params[name] ?? defaults.get(name);
        if (typeof defaults.get(name) !== 'number') return value;
        if (String(value).trim() === '' || Number.isNaN(Number(value)))
          throw new ScenarioFileError(`The parameter "${name}" must be a number, and it is "${String(value)}".`);
        return Number(value);
      };
      const [whole, , name] = /^\$(\{?)(\w+)\}?$/.exec(node.value) ?? [];
      node.value =
        whole !== undefined && name !== undefined
          ? valueOf(name)
          : node.value.replaceAll(
              /\$(?:(\$)|\{(\w+)\}|(\w+))/g,
              (_all, dollar, braced, plain) => dollar ?? String(valueOf(braced ?? plain)),
            );
    },
  });
  return { written, parameters: [...used] };
}

/** A key that is not known is where the mistake is. */
function fieldPathOf(issue: core.$ZodIssue): PropertyKey[] {
  return [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
}

function messageOf(issue: core.$ZodIssue): string {
  const path = issue.path.join('.');
  const isWrongTime = issue.code === 'invalid_type' && isDuration(issue.path.at(-1));
  return `${path ? `${path}: ` : ''}${isWrongTime ? A_DURATION : sentenceOf(issue)}`;
}

/** Where the path's last key or item begins that the document has. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let at: unknown = document.contents;
  let offset = isNode(at) ? startOf(at) : (document.range?.[0] ?? 0);
  for (const key of path) {
    if (isAlias(at)) at = at.resolve(document);
    const pair = isMap(at)
      ? at.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
      : undefined;
    const place = pair ? pair.key : isSeq(at) ? at.items[Number(key)] : undefined;
    if (!isNode(place)) break;
    offset = startOf(place);
    at = pair ? pair.value : place;
  }
  return offset;
}
