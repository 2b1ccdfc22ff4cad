import { z } from 'zod';
import type { Units } from './groupUnits.ts';
import { recordTypes, type SearchRecord } from './SearchRecord.ts';

/** A list of numbers as text: their bytes, little endian, in base64. */
const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
const words = bytes
  .refine(({ length }) => length % 4 === 0, 'expected numbers of 4 bytes')
  .transform((all) => new Uint32Array(all.buffer, 0, all.length / 4));

const fileSchema = z
  .object({
    version: z.literal(2),
    records: z.custom<SearchRecord[]>((value) => Array.isArray(value) && value.every(isRecord)),
    starts: words,
    headingLengths: bytes,
    /** Separated by line feeds. */
    terms: z.string(),
    termStarts: words,
    entries: words,
  })
  .refine(
    ({ records, starts, headingLengths }) =>
      starts.at(-1) === records.length && headingLengths.length === starts.length - 1,
    'expected the units to hold all records',
  )
  .refine(
    ({ terms, termStarts, entries }) =>
      termStarts.at(-1) === entries.length && splitLines(terms).length === termStarts.length - 1,
    'expected the terms to have all entries',
  );

const types = new Set<unknown>(recordTypes);

/** Checks what searching and showing rely on; the schema would take most of the time of a start. */
function isRecord(value: unknown): value is SearchRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { hierarchy, content, tags, type, ...texts } = value as Record<string, unknown>;
  const { objectID, path, language, version, set, kind, position } = texts;
  return (
    [objectID, path, language, version, set, kind].every((text) => typeof text === 'string') &&
    typeof position === 'number' &&
    types.has(type) &&
    (content === null || typeof content === 'string') &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    Array.isArray(hierarchy) &&
    hierarchy.length === 7 &&
    hierarchy.every((text) => text === null || typeof text === 'string')
  );
}

/** Writes units as the text of a file. */
export function writeUnits({ records, starts, headingLengths, postings }: Units): string {
  return JSON.stringify({
    version: 2,
    records,
    starts: encode(starts),
    headingLengths: encode(headingLengths),
    terms: postings.terms.join('\n'),
    termStarts: encode(postings.starts),
    entries: encode(postings.entries),
  });
}

/**
 * Reads what `writeUnits` wrote.
 *
 * @throws SyntaxError or ZodError when it is something else.
 */
export function readUnits(text: string): Units {
  const { records, starts, headingLengths, terms, termStarts, entries } = fileSchema.parse(
    JSON.parse(text),
  );
  const postings = { terms: splitLines(terms), starts: termStarts, entries };
  return { records, starts, headingLengths, postings };
}

function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function encode({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}
