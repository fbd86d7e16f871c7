import * as z from 'zod/mini';
import type { FieldReason } from './field-reason';

export const terms = z.boolean().check(z.refine((isTicked) => isTicked, 'terms.required' satisfies FieldReason));
