import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  parseDocument,
  visit,
} from 'yaml';
import type { core } from 'zod';
import { restoreSnapshot, takeSnapshot } from '../../world/snapshot';
import type { ScenarioFile } from '../../world/world';
import { type Scenario, ScenarioFileError, type ScenarioParams } from './scenario';
import { inNumbers, isDuration, scenarioSchema, type ScenarioState } from './schema';
import { applyState, StateError } from './state';

/** At an offset in the text of the file. */
class ProblemAt extends Error {
  override name = 'ProblemAt';

  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the scenarios of a file, one for each YAML document. A broken document becomes a scenario that names its mistake.
 */
export function scenariosIn({ name: file, text }: ScenarioFile): Scenario[] {
  const lines = new LineCounter();
  const documents: Document[] = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const inPlace = (error: unknown): unknown => {
    if (!(error instanceof ProblemAt)) return error;
    const { line, col } = lines.linePos(error.offset);
    return new ScenarioFileError(`${file}.yaml, line ${line}, column ${col}: ${error.message}`);
  };
  if (!/^[a-z0-9-]+$/.test(file))
    return [
      broken(file, `"${file}" is no name of a scenario file: use small letters, digits and hyphens, and ".yaml".`),
    ];
  if (documents.length === 0) return [broken(file, `${file}.yaml is empty: write a scenario.`)];
  return documents.map((document) => {
    const given = document.get('name');
    const name = typeof given === 'string' && given !== '' ? given.slice(0, 100) : file;
    try {
      const { state, parameters } = read(document, {});
      if (state.name === undefined && documents.length > 1)
        throw new ProblemAt(document.range?.[0] ?? 0, 'a scenario of a file with several needs a name.');
      return {
        name,
        description: state.description,
        parameters,
        async apply(world, params) {
          const before = takeSnapshot(world);
          try {
            const { state, written } = read(document, params);
            await applyState(world, state).catch((error: unknown) => {
              throw error instanceof StateError ? new ProblemAt(offsetOf(written, error.path), error.message) : error;
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
  return read(parseDocument(text), {}).state;
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

/** @throws ProblemAt */
function read(document: Document, params: ScenarioParams): Filled & { state: ScenarioState } {
  const [error] = document.errors;
  if (error) throw new ProblemAt(error.pos[0], error.message);
  const { written, parameters } = filled(document, params);
  const { data, error: invalid } = scenarioSchema.safeParse(valuesOf(written));
  if (data) return { state: data, written, parameters };
  const [issue] = invalid.issues;
  throw new ProblemAt(offsetOf(written, pathOf(issue)), sentenceOf(issue));
}

function valuesOf(document: Document): unknown {
  try {
    return inNumbers(document.toJS());
  } catch (error) {
    // An alias without its anchor, too many of them, or a wrong duration.
    throw error instanceof ReferenceError || error instanceof RangeError ? new ProblemAt(0, error.message) : error;
  }
}

/** `$count` and `${count}` are the value of that parameter. Its default under `parameters` says whether it is a number. */
function filled(document: Document, params: ScenarioParams): Filled {
  const defaults = new Map<unknown, unknown>([['person', 'ann']]);
  const declared = document.get('parameters');
  if (isMap(declared))
    for (const { key, value } of declared.items)
      if (isScalar(key) && isScalar(value)) defaults.set(key.value, value.value);
  const used = new Set<string>();
  const written = document.clone();
  visit(written, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const valueOf = (name: string): unknown => {
        if (!defaults.has(name))
          throw new ProblemAt(
            node.range?.[0] ?? 0,
            `there is no parameter "${name}": give its default under "parameters", or write $$ for a dollar sign.`,
          );
        used.add(name);
        const value = params[name] ?? defaults.get(name);
        return typeof defaults.get(name) === 'number' ? Number(value) : value;
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
function pathOf(issue: core.$ZodIssue | undefined): PropertyKey[] {
  return [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
}

function sentenceOf(issue: core.$ZodIssue | undefined): string {
  const path = issue?.path.join('.');
  const isWrongTime = issue?.code === 'invalid_type' && isDuration(issue.path.at(-1));
  const sentence = isWrongTime ? 'expected a duration such as PT5M, or -P1D for the past' : issue?.message;
  return `${path ? `${path}: ` : ''}${sentence?.replace(/^Invalid (?:input|option): /, '')}`;
}

/** Where the path's last key or item begins that the document has. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let at: unknown = document.contents;
  let offset = isNode(at) ? (at.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (isAlias(at)) at = at.resolve(document);
    const pair = isMap(at)
      ? at.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
      : undefined;
    const place = pair ? pair.key : isSeq(at) ? at.items[Number(key)] : undefined;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    at = pair ? pair.value : place;
  }
  return offset;
}
