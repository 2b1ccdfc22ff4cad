import { plainQuery } from '../plainQuery.ts';

/** The portal's own fields take no more. */
const maxLength = 64;

/** What may tell who wrote it: mail addresses, and numbers as long as those of a telephone. */
const address = /\S+@\S+/g;
const longNumber = /\+?\d[\d ()/-]{5,}\d/g;

/** A query as it is counted: one writing for what is the same search, and nobody's address. */
export function normalizeQuery(text: string): string {
  return plainQuery(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(address, '(address)')
    .replace(longNumber, '(number)')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}
