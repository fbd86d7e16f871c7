import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** An element, before it is one of a document. `undefined` leaves an attribute out. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (Tag | string)[];
}

export function tag(name: string, attributes: Tag['attributes'] = {}, ...children: Tag['children'][number][]): Tag {
  return { name, attributes, children };
}

const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/**
 * Writes a document. Spaces inside a text count. So an element with text, or one of `texts`, stays on one line.
 * @param namespaces by prefix; '' has that of names without one
 */
export function toXml(root: Tag, namespaces: Readonly<Record<string, string>>, texts: readonly string[]): string {
  const namespaceOf = (name: string, without: string | null): string | null => {
    const [prefix = '', local] = name.split(':');
    if (local === undefined) return without;
    return prefix === 'xml' ? XML : (namespaces[prefix] ?? null);
  };
  const core = namespaces[''] ?? null;

  function append(parent: Document | Element, { name, attributes, children }: Tag, document: Document, depth: number) {
    const element = document.createElementNS(namespaceOf(name, core), name);
    for (const [attribute, value] of Object.entries(attributes))
      if (value !== undefined) element.setAttributeNS(namespaceOf(attribute, null), attribute, value);
    parent.appendChild(element);
    const isText = texts.includes(name) || children.some((child) => typeof child === 'string');
    const line = (deeper: number) => document.createTextNode(`\n${'  '.repeat(depth + deeper)}`);
    for (const child of children) {
      if (!isText) element.appendChild(line(1));
      if (typeof child === 'string') element.appendChild(document.createTextNode(child));
      else append(element, child, document, depth + 1);
    }
    if (!isText && children.length > 0) element.appendChild(line(0));
  }

  const document = new DOMImplementation().createDocument(null, '');
  append(document, root, document, 0);
  for (const [prefix, uri] of Object.entries(namespaces))
    if (prefix !== '') document.documentElement?.setAttributeNS(XMLNS, `xmlns:${prefix}`, uri);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}
