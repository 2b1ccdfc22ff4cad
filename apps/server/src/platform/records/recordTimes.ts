import { RequestProblem } from '../../problem/RequestProblem.ts';

/**
 * A time as all are kept: UTC with milliseconds, so that texts compare as the times do.
 *
 * @returns undefined for what names no time, such as a leap second
 */
export function instantOf(text: string): string | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/**
 * A time of a filter as all are kept.
 *
 * @throws RequestProblem 400 for what names no time
 */
export function requireInstant(name: string, text: string): string {
  const instant = instantOf(text);
  if (instant !== undefined) return instant;
  throw new RequestProblem(400, `The query parameter ${name} is not a valid time.`);
}
