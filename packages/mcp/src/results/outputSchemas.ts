import { z } from 'zod';

/** Fields that every result has. */
export const resultFields = {
  /** Where the content is from. */
  origin: z.string(),
  /** What the content is, and how to treat it. */
  notice: z.string(),
} as const;

/** Continues a result that was cut; absent at the end. */
export const nextCursor = z.string().optional();
