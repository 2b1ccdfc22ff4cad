import type { Failure } from './describeFailure.ts';

/** Failures of a map itself, or of the browser, which every example would have. */
const ofMap: ReadonlySet<string | undefined> = new Set([
  'http-status',
  'invalid-venue',
  'network',
  'no-webgl',
  'unauthorized',
  'venue-not-found',
]);

/**
 * Explains why an example stopped on a user's own map. Examples select places by their data, so a map
 * without such places is the likely reason.
 */
export function failureOnYourMap(failure: Failure): Failure {
  const { message, remedy, code } = failure;
  if (ofMap.has(code)) return { ...failure, message: [message, remedy].filter(Boolean).join(' ') };
  return {
    message: `This example needs something that your map does not have, such as a second floor, named places, or routes. Choose the demo venue to see it. Its program stopped with: ${message}`,
    ...(code !== undefined && { code }),
  };
}
