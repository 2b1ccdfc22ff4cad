import { RequestProblem } from '../../problem/RequestProblem.ts';

/**
 * Converts a time to the stored format: UTC with milliseconds, so that strings sort like times.
 *
 * @returns undefined if it is not a valid time, such as a leap second
 */
export function instantOf(text: string): string | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/**
 * Converts the time of a filter to the stored format.
 *
 * @throws RequestProblem 400 if it is not a valid time
 */
export function requireInstant(name: string, text: string): string {
  const instant = instantOf(text);
  if (instant !== undefined) return instant;
  throw new RequestProblem(400, `The query parameter ${name} is not a valid time.`);
}
