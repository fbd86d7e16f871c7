import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dir, type ParseKeys } from 'i18next';
import type { OldBrowserTexts } from '../../../src/app/start/page/start-files';
import type {} from '../../../src/texts/resources';
import type { Floor } from './floor';

/** A missing key is a type error. */
type Key = ParseKeys<'page'> | ParseKeys<'shell'>;

/** The others are the base languages. The texts name the oldest supported versions. */
export function oldBrowserTexts(floor: Floor): { english: OldBrowserTexts; others: Record<string, OldBrowserTexts> } {
  const others: Record<string, OldBrowserTexts> = {};
  for (const { name } of readdirSync('locales', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'en',
  )) {
    const texts = textsIn(name, floor);
    if (texts !== undefined) others[name] = texts;
  }
  const inEnglish = textsIn('en', floor);
  if (inEnglish === undefined) throw new Error('locales/en lacks a text of the page for older browsers.');
  return { english: inEnglish, others };
}

/** Undefined for a regional language, which contains only what differs from its base. */
function textsIn(folder: string, floor: Floor): OldBrowserTexts | undefined {
  const title = textOf(folder, 'page', 'oldBrowser.title');
  const message = textOf(folder, 'page', 'oldBrowser.message');
  const link = textOf(folder, 'shell', 'footer.browsers');
  return title && message && link ? [title, withVersions(message, floor), link, dir(folder)] : undefined;
}

function textOf(folder: string, namespace: 'page' | 'shell', key: Key): string | undefined {
  const file = join('locales', folder, `${namespace}.json`);
  let value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  for (const part of key.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withVersions(message: string, floor: Floor): string {
  const versions: Record<string, string> = { ...floor, ios: floor.ios_saf };
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => versions[name] ?? '');
}
