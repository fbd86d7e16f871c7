import * as z from 'zod/mini';
import type { FieldReason } from './field-reason';

/** The tick for the terms (docs/product/5-validation.md): an account needs it. */
export const terms = z.boolean().check(z.refine((isTicked) => isTicked, 'terms.required' satisfies FieldReason));
