/** One validation error. */
export interface Fault {
  /** JSON Pointer to the invalid value. */
  readonly pointer: string;
  readonly detail: string;
}

/** The first errors as one sentence, for the detail of a problem. */
export function describeFaults(faults: readonly Fault[]): string {
  const texts = faults.slice(0, 5).map(({ pointer, detail }) => `${pointer} ${detail}`.trim());
  return `${texts.join('; ')}.`;
}
