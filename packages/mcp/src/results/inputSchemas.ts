import { z } from 'zod';

/** Continues a result that was cut. */
export const cursor = z.string().max(20).optional().describe('nextCursor of the last part.');

/** A documentation set. */
export const set = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'expected a set such as web-sdk')
  .describe(
    'web-sdk, react-native-sdk, android-sdk, ios-sdk, docs (format, embedding, server), api, or playground.',
  );

/** A documentation set with versions. */
export const sdk = set.describe('web-sdk, react-native-sdk, android-sdk, or ios-sdk.');

/** A version of a set. */
export const version = z
  .string()
  .regex(/^(?:\d{1,3}\.\d{1,3}|current)$/, 'expected a version such as 6.0')
  .describe('Such as 6.0.');

/** A venue. */
export const venue = z.string().min(1).max(500).describe('From venue_list.');
