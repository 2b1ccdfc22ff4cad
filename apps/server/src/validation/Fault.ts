/** One thing that is not as expected. */
export interface Fault {
  /** JSON Pointer into what was looked at. */
  readonly pointer: string;
  readonly detail: string;
}

/** The first faults in one sentence, for the detail of a problem. */
export function describeFaults(faults: readonly Fault[]): string {
  const texts = faults.slice(0, 5).map(({ pointer, detail }) => `${pointer} ${detail}`.trim());
  return `${texts.join('; ')}.`;
}
