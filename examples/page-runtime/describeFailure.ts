/** A failure, described for users. */
export interface Failure {
  /** What happened. */
  readonly message: string;
  /** What to do, if the error says so. */
  readonly remedy?: string;
  /** Code of a `MezzanineError`. */
  readonly code?: string;
}

/**
 * Extracts the parts of an error that a reader needs. Messages of SDK errors end with the remedy;
 * the result has both separately.
 *
 * @param error - any thrown value
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: `The example stopped: ${String(error)}` };
  const { message, remedy, code } = error as Error & { remedy?: unknown; code?: unknown };
  if (typeof remedy !== 'string' || remedy === '' || !message.endsWith(remedy)) {
    return { message: message || error.name };
  }
  return {
    message: message.slice(0, -remedy.length).trim() || remedy,
    remedy,
    ...(typeof code === 'string' && { code }),
  };
}
