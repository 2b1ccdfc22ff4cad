import { z } from 'zod';
import { hostedRecordSchema } from './hostedRecord.ts';

/** Maximum number of operations in one batch. */
export const maxOperations = 10_000;

const operationSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['addObject', 'updateObject']), body: hostedRecordSchema }),
  z.object({
    action: z.literal('deleteObject'),
    body: z.object({ objectID: z.string().min(1).max(200) }),
  }),
  z.object({ action: z.literal('clear') }),
]);

/** The body of `POST /1/indexes/{index}/batch`. */
export const batchBodySchema = z.object({
  requests: z.array(operationSchema).min(1).max(maxOperations),
});

/** One change to the records of an index. */
export type IndexOperation = z.infer<typeof operationSchema>;

/** Letters, digits, hyphens, and underscores, because names are part of URLs and file names. */
export const indexNameSchema = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'expected 1 to 100 letters, digits, hyphens and underscores');

/** The body of `POST /1/indexes/{index}/operation`. */
export const operationBodySchema = z.object({
  operation: z.enum(['copy', 'move']),
  destination: indexNameSchema,
});
