/**
 * A whole number in English, such as 12,345. `toLocaleString` would return the same, but first loads
 * data, which takes longer than reading a small venue.
 */
export function groupedDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
