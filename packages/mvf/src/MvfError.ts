/** Every code an {@link MvfError} can carry, with its cause and remedy in plain words. */
export const mvfErrorCodes = {
  'not-a-zip': 'The bytes are no zip archive. Check that the download is the venue bundle itself.',
  'archive-truncated': 'The archive is cut short or damaged. Fetch or export it again.',
  'archive-too-large':
    'The archive is over a limit of size, ratio or file count. Raise `limits` if you trust it.',
  'unsafe-path': 'A file of the archive has a path that is not allowed. Pack the bundle again.',
  'missing-file': 'A required file is not in the archive. Add it at the root of the archive.',
  'not-json': 'A file does not hold JSON in UTF-8. Fix the file.',
  'invalid-content': 'A value has the wrong type, form or range. Fix it at the pointer.',
  'unsupported-version': 'The venue is of a format version this reader does not know.',
  'broken-reference': 'An id refers to nothing in the bundle. Add the object or remove the id.',
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
