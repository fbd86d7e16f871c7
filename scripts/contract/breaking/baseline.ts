import { readFileSync, writeFileSync } from 'node:fs';
import { isObject, documents } from '../../../mock-server/contract/documents';
import { CliError } from '../../../mock-server/command/cli-error';
import { changelogProblems } from './changelog';
import { type BreakingChange, breakingChanges } from './compare';

const fileOf = (service: string) => `openapi/baseline/${service}.json`;
const changelogOf = (service: string) => `openapi/changelog/${service}.md`;

/** Compares with the last released contract (openapi/baseline). */
export function changesSinceBaseline(): (BreakingChange & { service: string })[] {
  return Object.entries(documents).flatMap(([service, now]) =>
    breakingChanges(baselineOf(service), now).map((change) => ({ service, ...change })),
  );
}

/** @returns what the changelogs in openapi/changelog lack, as "file: sentence" */
export function changelogGaps(): string[] {
  return Object.entries(documents).flatMap(([service, now]) => {
    const file = changelogOf(service);
    const problems = changelogProblems(baselineOf(service), released(now), readFileSync(file, 'utf8'));
    return problems.map((problem) => `${file}: ${problem}`);
  });
}

function baselineOf(service: string): Record<string, unknown> {
  const before: unknown = JSON.parse(readFileSync(fileOf(service), 'utf8'));
  return isObject(before) ? before : {};
}

/**
 * Saves the current contract as the released one, without prose and examples, which no program reads.
 * @returns the written files
 * @throws CliError while a changelog lacks a change: afterwards no check would ask for the line
 */
export function setBaseline(): string[] {
  const gaps = changelogGaps();
  if (gaps.length > 0) throw new CliError(`The changelog lacks a line for a change.\n${gaps.join('\n')}`);
  return Object.entries(documents).map(([service, document]) => {
    writeFileSync(fileOf(service), `${JSON.stringify(released(document))}\n`);
    return fileOf(service);
  });
}

function released(document: Record<string, unknown>): Record<string, unknown> {
  const { info } = document;
  const rest = bare(document);
  return { info: { version: isObject(info) ? info['version'] : undefined }, ...(isObject(rest) ? rest : {}) };
}

/** Drops prose and examples. Keeps every key of a map of names, because a property may be called "description". */
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
