/** A part of an older version that the current one has nothing for. */
export interface NoSuccessor {
  /** Always `no-successor`. */
  readonly code: 'no-successor';
  /** Name in the older version, such as `showVenue({ xRayPath })`. */
  readonly name: string;
  /** The replacement to use instead. */
  readonly alternative: string;
  /** Name and alternative as one text. */
  readonly message: string;
}

const reported = new Map<string, NoSuccessor>();
const listeners = new Set<(report: NoSuccessor) => void>();

/**
 * Listens to reports about options and methods that no longer have an effect. Each name is
 * reported once in a page. Reports made earlier are passed on immediately. Without a listener,
 * reports go to the console as warnings.
 *
 * @param listener - called with each report
 * @returns a function that stops listening
 * @example
 * onNoSuccessor(({ name, alternative }) => console.info(name, alternative));
 */
export function onNoSuccessor(listener: (report: NoSuccessor) => void): () => void {
  listeners.add(listener);
  for (const report of reported.values()) listener(report);
  return () => listeners.delete(listener);
}

/** Reports a name once. */
export function reportNoSuccessor(name: string, alternative: string): void {
  if (reported.has(name)) return;
  const message = `${name} no longer has an effect. ${alternative}`;
  const report: NoSuccessor = { code: 'no-successor', name, alternative, message };
  reported.set(name, report);
  // oxlint-disable-next-line no-console -- Decision 0024: without a listener, a report is printed.
  if (listeners.size === 0) console.warn(`[no-successor] ${message}`);
  for (const listener of listeners) listener(report);
}

/** Reports each key of an options object that has no successor. */
export function reportKeys(
  owner: string,
  options: object | undefined,
  alternatives: Readonly<Record<string, string>>,
): void {
  for (const [key, value] of Object.entries(options ?? {})) {
    const alternative = alternatives[key];
    if (value === undefined || alternative === undefined) continue;
    reportNoSuccessor(`${owner}({ ${key} })`, alternative);
  }
}
