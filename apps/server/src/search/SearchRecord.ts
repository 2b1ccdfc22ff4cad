import { z } from 'zod';

/** What a record stands for: a heading of a level, or a piece of text below one. */
export const recordTypes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

export const searchRecordSchema = z.object({
  objectID: z.string(),
  /** Address without the origin, with the anchor of the nearest heading. */
  path: z.string(),
  type: z.enum(recordTypes),
  /** lvl0 (the section of the portal) to lvl6, the nearest heading of each level. */
  hierarchy: z.array(z.string().nullable()).length(7),
  /** Text of a `content` record; null for a heading. */
  content: z.string().nullable(),
  language: z.string(),
  version: z.string(),
  /** Documentation set and version, such as `docs-web-sdk-6.0`. */
  tags: z.array(z.string()),
});

/** One searchable heading or piece of text of a built page. */
export type SearchRecord = z.infer<typeof searchRecordSchema>;
