import * as z from 'zod/mini';
import { LENGTHS } from '../../config/constants';
import type { FieldReason } from './field-reason';
import { plainText } from '../../ui/plain-text';

/**
 * The name of a person: required, and at most 40 characters. One character is enough: most Korean and Chinese family
 * names have one.
 */
function name(required: FieldReason, tooLong: FieldReason) {
  return z.string().check(
    z.overwrite(plainText),
    z.minLength(1, required),
    // Counts code points, so that an emoji counts once.
    z.refine((text) => [...text].length <= LENGTHS.text.max, tooLong),
  );
}

export const firstName = name('firstName.required', 'firstName.length');
export const lastName = name('lastName.required', 'lastName.length');
