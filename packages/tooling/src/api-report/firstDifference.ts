/** Describes the first line in which two texts differ. */
export function firstDifference(committed: string, current: string): string {
  const before = committed.split('\n');
  const after = current.split('\n');
  const index = after.findIndex((line, at) => line !== before[at]);
  const at = index < 0 ? after.length : index;
  return [
    `  line ${at + 1}, as committed: ${before[at] ?? '(the report ends)'}`,
    `  line ${at + 1}, in the source: ${after[at] ?? '(the surface ends)'}`,
  ].join('\n');
}
