import { z } from 'zod';

/** Fields that every result has. */
export const resultFields = {
  origin: z.enum(['documentation', 'venue', 'snippet', 'server']),
  notice: z.string().describe('What the content is, and how to treat it.'),
} as const;

/** Continues a result that was cut. */
export const nextCursor = z
  .string()
  .optional()
  .describe('Pass it as cursor to get the next part; absent at the end.');
