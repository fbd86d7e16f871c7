import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { child, documents, type Json } from '../../tests/contract/documents';

/** Of the document with its shared components, without the comments of the YAML. */
function fingerprintOf(document: Json): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
}

/** The sections of a changelog, the newest first. */
function sectionsOf(service: string) {
  const text = readFileSync(path.join(import.meta.dirname, `${service}.md`), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, version = '', released] = /^(\d+\.\d+\.\d+)( \(released.*\))?$/.exec(heading) ?? [];
      const [newest = ''] = lines.join('\n').split(/^- /m).slice(1);
      // A released section keeps its fingerprint in the heading, so that no later line can move it.
      return { version, isReleased: released !== undefined, sealed: released ?? newest };
    });
}

function isHigher(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

test.each([...documents])(
  'the newest line of the changelog of %s is about the contract as it is',
  (service, document) => {
    const [section] = sectionsOf(service);
    const fingerprint = fingerprintOf(document);
    const cure = `Add a line on top of openapi/changelog/${service}.md that names what changed, and end it with \`${fingerprint}\`. A released section takes no line: begin one with a higher version, also in info.version.`;
    expect(section?.sealed, cure).toMatch(new RegExp(`\`${fingerprint}\`\\)?\\s*$`));
  },
);

test.each([...documents])(
  'the version of %s is that of the newest section, above each released one',
  (service, document) => {
    const [newest, ...older] = sectionsOf(service);
    expect(newest?.version).toBe(child(document, 'info').version);
    expect(older.filter(({ isReleased }) => isReleased)).not.toEqual([]);
    for (const { version } of older) expect(isHigher(newest?.version ?? '', version), version).toBe(true);
  },
);
