import { errorCodes, type MezzanineErrorCode } from './errorCodes.ts';

/** The parts of a message: what was given, what was expected or exists, what to do. */
export interface MezzanineErrorParts {
  /** What was given or what happened: one sentence, with its period. */
  readonly given: string;
  /** What was expected or exists: one sentence, with its period. */
  readonly expected?: string;
  /** What to do; default: the remedy of the code. */
  readonly remedy?: string;
  /** The error underneath, for instance an `MvfError`. */
  readonly cause?: unknown;
}

/**
 * The one error class of this package.
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
  /** Stable name of the problem; see {@link errorCodes}. */
  readonly code: MezzanineErrorCode;
  /** What to do about it; also the last part of the message. */
  readonly remedy: string;

  /**
   * @param code - which of the known problems this is
   * @param parts - what the message is composed of
   */
  constructor(code: MezzanineErrorCode, parts: MezzanineErrorParts) {
    const remedy = parts.remedy ?? errorCodes[code].remedy;
    const message = [parts.given, parts.expected, remedy].filter(Boolean).join(' ');
    super(message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = code;
    this.remedy = remedy;
  }
}
