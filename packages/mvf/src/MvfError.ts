/** Error codes of {@link MvfError}, with their meaning and remedy. */
export const mvfErrorCodes = {
  'not-a-zip': {
    meaning: 'The bytes are not a zip archive.',
    remedy: 'Check that the file is the venue bundle itself.',
  },
  'archive-truncated': {
    meaning: 'The archive is truncated or damaged.',
    remedy: 'Download or export it again.',
  },
  'archive-too-large': {
    meaning: 'The archive exceeds a limit on size, compression ratio or number of files.',
    remedy: 'Raise `limits` if you trust the file.',
  },
  'unsafe-path': {
    meaning: 'A file of the archive has a path that is not allowed.',
    remedy: 'Pack the bundle again.',
  },
  'missing-file': {
    meaning: 'A required file is missing from the archive.',
    remedy: 'Add it at the root of the archive.',
  },
  'not-json': {
    meaning: 'A file does not contain JSON in UTF-8.',
    remedy: 'Fix the file.',
  },
  'invalid-content': {
    meaning: 'A value has the wrong type, format or range.',
    remedy: 'Fix it at the pointer.',
  },
  'unsupported-version': {
    meaning: 'The venue has a format version that this reader does not support.',
    remedy: 'Update this package, or export the venue in a supported version.',
  },
  'broken-reference': {
    meaning: 'An id references nothing in the bundle.',
    remedy: 'Add the object or remove the reference.',
  },
  'missing-package': {
    meaning: 'A format needs a package that is not installed, or cannot be loaded.',
    remedy: 'Install the package that the message names.',
  },
} as const;

/** Code of an {@link MvfError}; {@link mvfErrorCodes} explains each one. */
export type MvfErrorCode = keyof typeof mvfErrorCodes;

/** Position of an error in a bundle. */
export interface MvfErrorPlace {
  /** Path of the file in the archive. */
  readonly file?: string;
  /** JSON Pointer (RFC 6901) into that file. */
  readonly pointer?: string;
  /** The underlying error, if there is one. */
  readonly cause?: unknown;
}

/**
 * Thrown by {@link readMvf} and {@link writeMvf} for a venue that violates the format. The message
 * contains the given value, the expected value and the fix.
 */
export class MvfError extends Error {
  override readonly name = 'MvfError';
  /** Stable error code. */
  readonly code: MvfErrorCode;
  /** Path of the file in the archive, if the error concerns a file. */
  readonly file?: string;
  /** JSON Pointer (RFC 6901) into that file, if the error concerns a value. */
  readonly pointer?: string;

  /**
   * @param code - error code
   * @param message - given value, expected value, fix
   * @param place - position in the bundle
   */
  constructor(code: MvfErrorCode, message: string, place: MvfErrorPlace = {}) {
    super(message, place.cause === undefined ? undefined : { cause: place.cause });
    this.code = code;
    if (place.file !== undefined) this.file = place.file;
    if (place.pointer !== undefined) this.pointer = place.pointer;
  }
}
