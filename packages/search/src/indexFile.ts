import { z } from 'zod';
import type { SectionName } from './groupPages.ts';
import type { IndexedTerms } from './indexTexts.ts';
import { recordTypes, type SearchRecord } from './SearchRecord.ts';

/** Format of a stored index. */
export interface IndexFile {
  /** Grouped by section, and sections by page. */
  readonly records: readonly SearchRecord[];
  /** Names of the sections, in the order of their records. */
  readonly names: readonly SectionName[];
  readonly terms: IndexedTerms;
}

/** A list of numbers as a string: little-endian bytes in base64. */
const words = z
  .string()
  // The lists are checked by their lengths. Checking every character takes as long as parsing.
  .transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
  .refine(({ length }) => length % 4 === 0, 'expected numbers of 4 bytes')
  .transform(({ buffer }) => buffer);
const integers = words.transform((buffer) => new Uint32Array(buffer));
const floats = words.transform((buffer) => new Float32Array(buffer));

const fileSchema = z
  .object({
    version: z.literal(5),
    records: z.custom<SearchRecord[]>((value) => Array.isArray(value) && value.every(isRecord)),
    names: z.custom<SectionName[]>((value) => Array.isArray(value) && value.every(isName)),
    /** Separated by line feeds. */
    terms: z.string().transform(splitLines),
    starts: integers,
    pages: integers,
    scores: floats,
    sectionStarts: integers,
    sections: integers,
    phraseStarts: integers,
    phrases: integers,
  })
  .refine(
    ({ terms, starts, sectionStarts }) =>
      starts.length === terms.length + 1 && sectionStarts.length === terms.length + 1,
    'expected a start for each term',
  )
  .refine(
    ({ starts, pages, scores, sectionStarts, sections }) =>
      starts.at(-1) === pages.length &&
      starts.at(-1) === scores.length &&
      sectionStarts.at(-1) === sections.length,
    'expected the terms to have all entries',
  );

const types = new Set<unknown>(recordTypes);

/**
 * Checks the invariants of search and display. A full schema would take most of the startup time.
 */
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

function isName(value: unknown): value is SectionName {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, headingLength } = value as Record<string, unknown>;
  return (
    typeof headingLength === 'number' &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string')
  );
}

/** Serializes an index as the text of a file. */
export function writeIndexFile({ records, names, terms }: IndexFile): string {
  const { scores, postings, phrases } = terms;
  return JSON.stringify({
    version: 5,
    records,
    names,
    terms: scores.terms.join('\n'),
    starts: encode(scores.starts),
    pages: encode(scores.pages),
    scores: encode(scores.scores),
    sectionStarts: encode(postings.starts),
    sections: encode(postings.entries),
    phraseStarts: encode(phrases.starts),
    phrases: encode(phrases.entries),
  });
}

/**
 * Parses the output of `writeIndexFile`.
 *
 * @throws SyntaxError or ZodError if it is something else.
 */
export function readIndexFile(text: string): IndexFile {
  const file = fileSchema.parse(JSON.parse(text));
  const { records, names, terms, starts, pages, scores, sectionStarts, sections } = file;
  return {
    records,
    names,
    terms: {
      scores: { terms, starts, pages, scores },
      postings: { starts: sectionStarts, entries: sections },
      phrases: { starts: file.phraseStarts, entries: file.phrases },
    },
  };
}

function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function encode({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}
