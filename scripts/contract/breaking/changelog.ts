import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../mock-server/contract/documents';
import type { Document } from './schemas';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Each version has a section "## 1.2.3", the newest first. The first section must have the version of the contract. It
 * must name every change since the released contract in backticks. An operation has its operationId, a shared component
 * its name.
 * @param before the released contract, without prose (see `setBaseline`)
 * @param now the current contract, without prose
 * @param changelog the Markdown text
 * @returns what is missing, one sentence each
 */
export function changelogProblems(before: Document, now: Document, changelog: string): string[] {
  const [version, text] = firstSection(changelog);
  const current = versionOf(now);
  const names = changedNames(before, now);
  return [
    ...(version === current ? [] : [`The first section has the version ${version}, and the contract ${current}.`]),
    ...(names.length > 0 && current === versionOf(before)
      ? [`The contract changed, and its version is still ${current}.`]
      : []),
    ...names.filter((name) => !text.includes(`\`${name}\``)).map((name) => `No line names \`${name}\`.`),
  ];
}

export function changedNames(before: Document, now: Document): string[] {
  const was = partsOf(before);
  const is = partsOf(now);
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names].filter((name) => !isDeepStrictEqual(was.get(name), is.get(name))).sort();
}

/** An operation and a component can have the same name. They are compared together. */
function partsOf(document: Document): Map<string, unknown[]> {
  const parts = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => parts.set(name, [...(parts.get(name) ?? []), value]);
  for (const [path, item] of entriesOf(document['paths'])) {
    for (const [method, operation] of entriesOf(item)) {
      if (methods.includes(method) && isObject(operation))
        add(String(operation['operationId']), [path, method, operation]);
    }
  }
  for (const [kind, components] of entriesOf(document['components'])) {
    for (const [name, component] of entriesOf(components)) add(name, [kind, component]);
  }
  return parts;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function versionOf(document: Document): string {
  const info = document['info'];
  return isObject(info) ? String(info['version']) : '';
}

/** Both texts are empty when the changelog has no section. */
function firstSection(changelog: string): [version: string, text: string] {
  const [, section = ''] = changelog.split(/^## /m);
  const [title = '', ...lines] = section.split('\n');
  return [title.trim(), lines.join('\n')];
}
