import { readFileSync, writeFileSync } from 'node:fs';
import { isObject, documents } from '../../../mock-server/contract/documents';
import { type BreakingChange, breakingChanges } from './compare';

const fileOf = (service: string) => `openapi/baseline/${service}.json`;

/** What changes of the contract against the one that was released last (openapi/baseline) somebody would notice. */
export function changesSinceBaseline(): (BreakingChange & { service: string })[] {
  return Object.entries(documents).flatMap(([service, now]) => {
    const before: unknown = JSON.parse(readFileSync(fileOf(service), 'utf8'));
    return isObject(before) ? breakingChanges(before, now).map((change) => ({ service, ...change })) : [];
  });
}

/** Writes the contract of today as the released one, without what nobody's program reads. */
export function setBaseline(): string[] {
  return Object.entries(documents).map(([service, document]) => {
    writeFileSync(fileOf(service), `${JSON.stringify(bare(document))}\n`);
    return fileOf(service);
  });
}

/** Without prose and examples. A property may bear such a name, so maps of names are kept whole. */
function bare(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (!isObject(value)) return value;
  const prose = ['description', 'summary', 'examples', 'example', 'x-inferred', 'x-inferred-because', 'info', 'tags'];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !prose.includes(key))
      .map(([key, item]) => [
        key,
        bare(
          item,
          ['properties', 'schemas', 'paths', 'responses', 'parameters', 'requestBodies', 'headers', 'content'].includes(
            key,
          ),
        ),
      ]),
  );
}
