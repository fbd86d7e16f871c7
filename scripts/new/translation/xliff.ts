import { DOMParser, Element, onErrorStopParsing, type Node } from '@xmldom/xmldom';
import { CliError } from '../../../mock-server/command/cli-error';
import { tag, toXml, type Tag } from '../../cli/xml';

/** XLIFF 2.0 (OASIS), with its module for limits of length. */
const CORE = 'urn:oasis:names:tc:xliff:document:2.0';
const LIMITS = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';

/** A text to translate. Each form of a plural is a text. */
export interface Unit {
  /** "login:problem.locked" */
  readonly key: string;
  readonly source: string;
  readonly target: string | undefined;
  /** False while someone has to translate it, or to look at it again. */
  readonly isDone: boolean;
}

export interface NotedUnit extends Unit {
  readonly notes: readonly string[];
  readonly most: number | undefined;
}

/**
 * Writes the texts of a language, with a `file` for each namespace. A placeholder is an element that tools protect.
 * @param language BCP 47 code of the translations
 */
export function writeXliff(language: string, units: readonly NotedUnit[]): string {
  const namespaces = [...new Set(units.map(({ key }) => key.split(':')[0]))];
  const files = namespaces.map((namespace) =>
    tag(
      'file',
      { id: namespace, 'xml:space': 'preserve' },
      tag('slr:profiles', { generalProfile: 'xliff:codepoints' }),
      ...units.filter(({ key }) => key.startsWith(`${namespace}:`)).map(unitTag),
    ),
  );
  const root = tag('xliff', { version: '2.0', srcLang: 'en-US', trgLang: language }, ...files);
  return toXml(root, { '': CORE, slr: LIMITS }, ['source', 'target']);
}

function unitTag({ key, source, target, isDone, notes, most }: NotedUnit): Tag {
  const segment = tag(
    'segment',
    { state: isDone ? 'translated' : 'initial' },
    tag('source', {}, ...inline(source)),
    ...(target === undefined ? [] : [tag('target', {}, ...inline(target))]),
  );
  const allNotes = notes.length === 0 ? [] : [tag('notes', {}, ...notes.map((note) => tag('note', {}, note)))];
  const attributes = { id: key.slice(key.indexOf(':') + 1), 'slr:sizeRestriction': most?.toString() };
  return tag('unit', attributes, ...allNotes, segment);
}

/** "Not {{name}}?" -> "Not ", an element, "?". A second one of the same name has the id "name.2". */
function inline(text: string): (Tag | string)[] {
  const seen: string[] = [];
  const parts = text.split(/(\{\{[^{}]*\}\})/).filter((part) => part !== '');
  return parts.map((part) => {
    if (!part.startsWith('{{')) return part;
    const name = part.slice(2, -2).trim();
    seen.push(name);
    const times = seen.filter((one) => one === name).length;
    const id = times === 1 ? name : `${name}.${times}`;
    return tag('ph', { id, canCopy: 'no', canDelete: 'no', disp: `{{${name}}}`, equiv: `{{${name}}}` });
  });
}

/**
 * Reads the units of a file, however a tool cut them into segments.
 * @param file its name, for the message
 * @throws CliError when it is no XLIFF 2
 */
export function readXliff(xml: string, file: string): { language: string; units: Unit[] } {
  const root = parse(xml);
  const version = root?.getAttribute('version') ?? '';
  if (root?.localName !== 'xliff' || !version.startsWith('2.'))
    throw new CliError(`${file} is no XLIFF 2: export one with "npm run new -- texts export".`);
  const units = all(root, 'unit').map((unit) => ({
    ...textsOf(unit),
    key: `${fileOf(unit)}:${unit.getAttribute('id') ?? ''}`,
  }));
  return { language: root.getAttribute('trgLang') ?? '', units };
}

function parse(xml: string): Element | null {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

/** Without a translation of each segment there is none of the text. */
function textsOf(unit: Element): Omit<Unit, 'key'> {
  const segments = all(unit, 'segment');
  const parts = childrenOf(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable');
  const isWhole = segments.every((segment) => textOf(all(segment, 'target')[0]) !== '');
  return {
    source: parts.map((part) => textOf(all(part, 'source')[0])).join(''),
    target: isWhole
      ? parts.map((part) => textOf(all(part, 'target')[0] ?? all(part, 'source')[0])).join('')
      : undefined,
    isDone: segments.every((segment) =>
      ['translated', 'reviewed', 'final'].includes(segment.getAttribute('state') ?? ''),
    ),
  };
}

function textOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (!(node instanceof Element)) return node.nodeValue ?? '';
  if (node.localName === 'ph') return `{{${node.getAttribute('id')?.replace(/\.\d+$/, '') ?? ''}}}`;
  return [...node.childNodes].map(textOf).join('');
}

function fileOf(unit: Element): string {
  let parent = unit.parentNode;
  while (parent instanceof Element && parent.localName !== 'file') parent = parent.parentNode;
  return parent instanceof Element ? (parent.getAttribute('id') ?? '') : '';
}

function all(element: Element, name: string): Element[] {
  return [...element.getElementsByTagNameNS('*', name)];
}

function childrenOf(element: Element): Element[] {
  return [...element.childNodes].filter((node) => node instanceof Element);
}
