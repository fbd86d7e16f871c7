import { z } from 'zod';

/** The part of a bundled OpenAPI 3.1 document that the generator reads. */

const reference = z.object({ $ref: z.string() });

const requestBody = z.object({ content: z.record(z.string(), z.unknown()) });

const response = z.object({ 'x-error-codes': z.array(z.string()).optional() });

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.union([reference, requestBody]).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});

export type Operation = z.infer<typeof operation>;

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const pathItem = z.object({
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
});

export const contractDocument = z.object({
  /** The first server is the base path on the app's own origin; others name environments. */
  servers: z.tuple([z.object({ url: z.string().startsWith('/') })], z.object({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), pathItem),
  components: z.object({
    responses: z.record(z.string(), response),
    requestBodies: z.record(z.string(), requestBody).optional(),
    schemas: z.object({ ErrorCode: z.object({ enum: z.array(z.string()) }) }),
  }),
});

export type ContractDocument = z.infer<typeof contractDocument>;
