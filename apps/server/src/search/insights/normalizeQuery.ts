import { plainQuery } from '../plainQuery.ts';

/** The portal's own search fields do not accept more. */
const maxLength = 64;

/** Data that may identify the author: email addresses, and numbers as long as phone numbers. */
const address = /\S+@\S+/g;
const longNumber = /\+?\d[\d ()/-]{5,}\d/g;

/** Normalizes a query for counting: one spelling for the same search, without personal data. */
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
