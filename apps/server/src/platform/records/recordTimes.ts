/**
 * A time as all are kept: UTC with milliseconds, so that texts compare as the times do.
 *
 * @returns undefined for what names no time, such as a leap second
 */
export function instantOf(text: string): string | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
