import { z } from 'zod';
import { pageKinds, recordTypes, type SearchRecord } from '@mezzanine/search';

const heading = z.string().max(2000).nullable().default(null);
/** Part of responses, unchanged. */
const plain = z
  .string()
  .max(200)
  .regex(/^[^<>&"']*$/, 'expected text without markup');
const oneOrMore = z.union([plain, z.array(plain).max(50)]);

/**
 * A record in an index of the search provider, in the format of its documentation crawler: one for
 * each heading and paragraph.
 */
export const hostedRecordSchema = z.object({
  objectID: z.string().min(1).max(200),
  url: z.url({ protocol: /^https?$/, error: 'expected an http or https URL' }).max(2000),
  type: z.enum(recordTypes),
  hierarchy: z.object({
    lvl0: heading,
    lvl1: heading,
    lvl2: heading,
    lvl3: heading,
    lvl4: heading,
    lvl5: heading,
    lvl6: heading,
  }),
  content: z.string().max(20_000).nullable().default(null),
  language: plain.default('en'),
  version: oneOrMore.default(''),
  docusaurus_tag: oneOrMore.default([]),
  set: plain.default(''),
  kind: z.enum(pageKinds).default('page'),
  /** For the provider's ranking of equal matches: headings first, then the order on the page. */
  weight: z
    .object({ level: z.number().default(0), position: z.int().min(0).default(0) })
    .default({ level: 0, position: 0 }),
});

/** One record of a pushed index. */
export type HostedRecord = z.infer<typeof hostedRecordSchema>;

/** Converts a record of the portal to the format of the provider. */
export function toHostedRecord(record: SearchRecord, origin: string): HostedRecord {
  const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = record.hierarchy.map((text) => text ?? '');
  const { objectID, path, type, content, language, version, tags, set, kind, position } = record;
  return hostedRecordSchema.parse({
    objectID,
    url: `${origin}${path}`,
    type,
    content,
    language,
    set,
    kind,
    hierarchy: nullForEmpty({ lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }),
    version: version.split(',').map((one) => one.trim()),
    docusaurus_tag: tags,
    weight: { level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)), position },
  });
}

function nullForEmpty(levels: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(levels).map(([name, text]) => [name, text || null]));
}

/** Converts a pushed record to a searchable one. */
export function toSearchRecord(hosted: HostedRecord): SearchRecord {
  const { objectID, type, hierarchy, content, language, version, set, kind } = hosted;
  const tags = hosted.docusaurus_tag;
  const { pathname, search, hash } = new URL(hosted.url);
  return {
    objectID,
    type,
    content,
    language,
    set,
    kind,
    position: hosted.weight.position,
    path: `${pathname}${search}${hash}`,
    hierarchy: [
      hierarchy.lvl0,
      hierarchy.lvl1,
      hierarchy.lvl2,
      hierarchy.lvl3,
      hierarchy.lvl4,
      hierarchy.lvl5,
      hierarchy.lvl6,
    ],
    version: typeof version === 'string' ? version : version.join(','),
    tags: typeof tags === 'string' ? [tags] : tags,
  };
}
