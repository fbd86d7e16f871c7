import * as z from 'zod/mini';
import { plainId } from '../../ui/plain-text';
import type { Refusal } from './field-reason';

/**
 * A one-time code. Services choose its length, so most forms accept one character.
 * @param least the fewest letters and digits
 */
export function code(least: number, missing: Refusal) {
  const isWhole = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').length >= least;
  return z.object({ code: z.string().check(z.overwrite(plainId), z.refine(isWhole, missing)) });
}
