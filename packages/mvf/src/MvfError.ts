/** Every code an {@link MvfError} can carry: what happened, and what to do. */
export const mvfErrorCodes = {
  'not-a-zip': {
    meaning: 'The bytes are no zip archive.',
    remedy: 'Check that the download is the venue bundle itself.',
  },
  'archive-truncated': {
    meaning: 'The archive is cut short or damaged.',
    remedy: 'Fetch or export it again.',
  },
  'archive-too-large': {
    meaning: 'The archive is over a limit of size, ratio or file count.',
    remedy: 'Raise `limits` if you trust it.',
  },
  'unsafe-path': {
    meaning: 'A file of the archive has a path that is not allowed.',
    remedy: 'Pack the bundle again.',
  },
  'missing-file': {
    meaning: 'A required file is not in the archive.',
    remedy: 'Add it at the root of the archive.',
  },
  'not-json': {
    meaning: 'A file does not hold JSON in UTF-8.',
    remedy: 'Fix the file.',
  },
  'invalid-content': {
    meaning: 'A value has the wrong type, form or range.',
    remedy: 'Fix it at the pointer.',
  },
  'unsupported-version': {
    meaning: 'The venue is of a format version that this reader does not know.',
    remedy: 'Update this package, or export the venue in a version it reads.',
  },
  'broken-reference': {
    meaning: 'An id refers to nothing in the bundle.',
    remedy: 'Add the object or remove the id.',
  },
} as const;

/** Code of an {@link MvfError}; the table {@link mvfErrorCodes} says what each means. */
export type MvfErrorCode = keyof typeof mvfErrorCodes;

/** Where in a bundle an error was found. */
export interface MvfErrorPlace {
  /** Path of the file inside the archive. */
  readonly file?: string;
  /** JSON pointer (RFC 6901) into that file. */
  readonly pointer?: string;
  /** The error underneath, if there is one. */
  readonly cause?: unknown;
}

/**
 * Thrown by {@link readMvf} and {@link writeMvf} for a venue that breaks the format. The message
 * says what was given, what was expected and what to do.
 */
export class MvfError extends Error {
  override readonly name = 'MvfError';
  /** What went wrong, stable across versions. */
  readonly code: MvfErrorCode;
  /** Path of the file inside the archive, where one is at fault. */
  readonly file?: string;
  /** JSON pointer (RFC 6901) into that file, where one value is at fault. */
  readonly pointer?: string;

  /**
   * @param code - which of the known problems this is
   * @param message - what was given, what was expected, what to do
   * @param place - where in the bundle it was found
   */
  constructor(code: MvfErrorCode, message: string, place: MvfErrorPlace = {}) {
    super(message, place.cause === undefined ? undefined : { cause: place.cause });
    this.code = code;
    if (place.file !== undefined) this.file = place.file;
    if (place.pointer !== undefined) this.pointer = place.pointer;
  }
}
