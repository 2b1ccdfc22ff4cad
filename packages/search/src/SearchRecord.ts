import { z } from 'zod';

/** The kind of a record: a heading of a level, or text below one. */
export const recordTypes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

/** The purpose of a page. */
export const pageKinds = ['guide', 'reference', 'release-note', 'example', 'blog', 'page'] as const;

/** Checks a record, for example from a file. */
export const searchRecordSchema = z.object({
  /** Stable across builds as long as the text and the headings above it are unchanged. */
  objectID: z.string(),
  /** URL without the origin, with the anchor of the nearest heading. */
  path: z.string(),
  type: z.enum(recordTypes),
  /** lvl0 (the section of the portal) to lvl6, the nearest heading of each level. */
  hierarchy: z.array(z.string().nullable()).length(7),
  /** Text of a `content` record; null for a heading. */
  content: z.string().nullable(),
  language: z.string(),
  /**
   * As the page states it: `6.0`, `current`, or several with commas. Empty for pages without a set.
   */
  version: z.string(),
  /** Documentation set and version, such as `docs-web-sdk-6.0`. */
  tags: z.array(z.string()),
  /** Documentation set, such as `web-sdk`, or another part of the portal. */
  set: z.string(),
  kind: z.enum(pageKinds),
  /** Position of the record in its page, from 0. */
  position: z.number().int().nonnegative(),
});

/** One searchable heading or piece of text of a built page. */
export type SearchRecord = z.infer<typeof searchRecordSchema>;
