import { z } from 'zod';

/** What a record stands for: a heading of a level, or a piece of text below one. */
export const recordTypes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

/** What a page is for. */
export const pageKinds = ['guide', 'reference', 'release-note', 'example', 'blog', 'page'] as const;

export const searchRecordSchema = z.object({
  /** The same from build to build, while the text and the headings above it stay the same. */
  objectID: z.string(),
  /** Address without the origin, with the anchor of the nearest heading. */
  path: z.string(),
  type: z.enum(recordTypes),
  /** lvl0 (the section of the portal) to lvl6, the nearest heading of each level. */
  hierarchy: z.array(z.string().nullable()).length(7),
  /** Text of a `content` record; null for a heading. */
  content: z.string().nullable(),
  language: z.string(),
  /** As the page states it: `6.0`, `current`, several with commas; empty for pages of no set. */
  version: z.string(),
  /** Documentation set and version, such as `docs-web-sdk-6.0`. */
  tags: z.array(z.string()),
  /** Documentation set, such as `web-sdk`, or the part of the portal that stands beside the sets. */
  set: z.string(),
  kind: z.enum(pageKinds),
  /** Place of the record in its page; 0 is the first. */
  position: z.number().int().nonnegative(),
});

/** One searchable heading or piece of text of a built page. */
export type SearchRecord = z.infer<typeof searchRecordSchema>;
