import { readFileSync, writeFileSync } from 'node:fs';
import { isObject, documents } from '../../../mock-server/contract/documents';
import { type BreakingChange, breakingChanges } from './compare';

const fileOf = (service: string) => `openapi/baseline/${service}.json`;

/** Lists the breaking changes since the last released contract (openapi/baseline). */
export function changesSinceBaseline(): (BreakingChange & { service: string })[] {
  return Object.entries(documents).flatMap(([service, now]) => {
    const before: unknown = JSON.parse(readFileSync(fileOf(service), 'utf8'));
    return isObject(before) ? breakingChanges(before, now).map((change) => ({ service, ...change })) : [];
  });
}

/**
 * Saves the current contract as the released one, without prose and examples, which no program reads.
 * @returns the files that it wrote
 */
export function setBaseline(): string[] {
  return Object.entries(documents).map(([service, document]) => {
    writeFileSync(fileOf(service), `${JSON.stringify(bare(document))}\n`);
    return fileOf(service);
  });
}

/** Drops prose and examples. Keeps maps of names whole, because a property may be called "description". */
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
