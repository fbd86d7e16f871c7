import { readFileSync } from 'node:fs';
import { ConfigError, parseConfig } from '../../src/config/config';

/** The runtime configuration as it is delivered. */
export const delivered = (): Record<string, unknown> => JSON.parse(readFileSync('public/auth/config.json', 'utf8'));

/** Returns what the app says against a configuration. */
export function problemsOf(input: unknown): readonly string[] {
  try {
    parseConfig(input);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
