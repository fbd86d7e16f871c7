import { sampleValues } from '../../../testing/sample-values';
import type { Content, Operation, Parameter } from '../contract/operation';

/** What the form of an operation holds, as typed. */
export interface Entries {
  /** By place and name, see `entryName`. An empty text is not sent, except in the path. */
  parameters: Record<string, string>;
  contentType: string;
  body: string;
  /** Further headers, one a line: "Name: value". */
  headers: string;
  sendsToken: boolean;
}

/** A request as it goes out. */
export interface TriedRequest {
  method: string;
  /** From the root of the origin. */
  url: string;
  /** By names in lower case. */
  headers: Record<string, string>;
  body: string | undefined;
}

/** The name of a parameter's entry: a header and a query parameter may share their name. */
export function entryName({ place, name }: Pick<Parameter, 'place' | 'name'>): string {
  return `${place} ${name}`;
}

/** The first entries: the required parameters and the first example of the body. */
export function firstEntries({ parameters, bodies }: Operation): Entries {
  const [content] = bodies;
  return {
    parameters: Object.fromEntries(
      parameters.flatMap((parameter) => {
        const { name, isRequired, schema } = parameter;
        if (!isRequired) return [];
        return [[entryName(parameter), sampleValues[name] ?? schema.example ?? schema.values[0] ?? '']];
      }),
    ),
    contentType: content?.type ?? '',
    body: content ? exampleText(content) : '',
    headers: '',
    sendsToken: true,
  };
}

/** An example of a body as it is sent; the first one without a name. Empty when the contract has none. */
export function exampleText({ type, examples }: Content, name?: string): string {
  const value = (name === undefined ? examples[0] : examples.find((one) => one.name === name))?.value;
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(value, null, 2);
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return String(new URLSearchParams(fields.map(([key, field]) => [key, String(field)])));
}

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\x20-\x7e\u00a0-\u00ff]*$/;

/** What keeps a request from going out, by the name of the entry; "headers" for the further headers. */
export function problemsIn({ parameters }: Operation, entries: Entries): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const parameter of parameters) {
    const value = entries.parameters[entryName(parameter)] ?? '';
    if (parameter.place === 'path' && value === '') problems[entryName(parameter)] = 'The address needs this value.';
    if (parameter.place === 'header' && !VALUE.test(value))
      problems[entryName(parameter)] = 'A header holds Latin letters only. Encode other characters.';
  }
  const wrong = linesOf(entries.headers).find((line) => !isHeader(line));
  if (wrong !== undefined)
    problems['headers'] = `"${wrong}" is no header. Write one a line, such as "X-Trace-Id: my-test".`;
  return problems;
}

/** The request of the entries. Call it when `problemsIn` finds nothing. */
export function requestOf(operation: Operation, entries: Entries): TriedRequest {
  const { method, parameters, path } = operation;
  const valueOf = (parameter: Parameter) => entries.parameters[entryName(parameter)] ?? '';
  const inPlace = (place: Parameter['place']) =>
    parameters
      .filter((parameter) => parameter.place === place)
      .map((parameter): [string, string] => [parameter.name, valueOf(parameter)]);
  const query = new URLSearchParams(inPlace('query').filter(([, value]) => value !== '')).toString();
  const address = inPlace('path').reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const hasBody = entries.contentType !== '' && entries.body !== '';
  return {
    method,
    url: query === '' ? address : `${address}?${query}`,
    headers: {
      // The control interface asks for the type also when there is no body.
      'content-type': entries.contentType || 'application/json',
      ...lowered(inPlace('header').filter(([, value]) => value !== '')),
      ...lowered(linesOf(entries.headers).map(headerIn)),
    },
    body: hasBody ? entries.body : undefined,
  };
}

/** Why a service will refuse this text as JSON; undefined when it is JSON. */
export function jsonProblem({ contentType, body }: Entries): string | undefined {
  if (!contentType.includes('json') || body === '') return undefined;
  try {
    JSON.parse(body);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function linesOf(headers: string): string[] {
  return headers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Names of headers have no case, so that a header given twice counts once: the last one. */
function lowered(headers: [name: string, value: string][]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

function headerIn(line: string): [name: string, value: string] {
  const at = line.indexOf(':');
  return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function isHeader(line: string): boolean {
  const [name, value] = headerIn(line);
  return NAME.test(name) && VALUE.test(value);
}
