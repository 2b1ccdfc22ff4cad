import { remedies, type MezzanineErrorCode } from './remedies.ts';

/** The parts of a message: the given value, the expected value, and the fix. */
export interface MezzanineErrorParts {
  /** What was given or what happened, as one sentence with a period. */
  readonly given: string;
  /** What was expected or is available, as one sentence with a period. */
  readonly expected?: string;
  /** How to fix it. Default: the remedy of the code. */
  readonly remedy?: string;
  /** The underlying error, for example an `MvfError`. */
  readonly cause?: unknown;
}

/**
 * The only error class of this package.
 *
 * @example
 * try {
 *   await loadVenue(source);
 * } catch (error) {
 *   if (error instanceof MezzanineError && error.code === 'unauthorized') askForKey();
 *   else throw error;
 * }
 */
export class MezzanineError extends Error {
  override readonly name = 'MezzanineError';
  /** Stable code of the error; see `errorCodes`. */
  readonly code: MezzanineErrorCode;
  /** How to fix it; also the last part of the message, unless the expected value says it. */
  readonly remedy: string;

  /**
   * @param code - error code
   * @param parts - parts of the message
   */
  constructor(code: MezzanineErrorCode, parts: MezzanineErrorParts) {
    const remedy = parts.remedy ?? remedies[code];
    // A message that lists the expected value has said what to pass.
    const isSaid = code === 'invalid-argument' && remedy === remedies[code];
    const message = [parts.given, parts.expected, !isSaid && remedy].filter(Boolean).join(' ');
    super(message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = code;
    this.remedy = remedy;
  }
}
