import { remedies, type MezzanineErrorCode } from './remedies.ts';

/** The parts of a message: the given value, the expected value, and the fix. */
export interface MezzanineErrorParts {
  /** What was given or what happened, as one sentence with a period. */
  readonly given: string;
  /** What was expected or is available, as one sentence with a period. */
  readonly expected?: string;
  /** How to fix it. Default: `expected` for `invalid-argument`, otherwise the remedy of the code. */
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
  /** How to fix it; also the last part of the message. */
  readonly remedy: string;

  /**
   * @param code - error code
   * @param parts - parts of the message
   */
  constructor(code: MezzanineErrorCode, parts: MezzanineErrorParts) {
    const { given, expected } = parts;
    // The expected value says what to pass.
    const expectation = code === 'invalid-argument' ? expected : undefined;
    const remedy = parts.remedy ?? expectation ?? remedies[code];
    const message = [given, expected !== remedy && expected, remedy].filter(Boolean).join(' ');
    super(message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = code;
    this.remedy = remedy;
  }
}
