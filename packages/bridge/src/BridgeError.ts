/** Every code a {@link BridgeError} can carry: what happened, and what to do. */
export const bridgeErrorCodes = {
  'unknown-type': {
    meaning: 'The viewer knows no message of this type.',
    remedy: 'Use the client, or a type of the table in SPEC.md.',
  },
  'invalid-payload': {
    meaning: 'A message does not hold what its type asks for.',
    remedy: 'Send what the table in SPEC.md says.',
  },
  'unknown-place': {
    meaning: 'A place, floor or category is not in the venue.',
    remedy: 'Pass an id, an external id or the exact name.',
  },
  'no-route': {
    meaning: 'Nothing leads from the departure to the destination.',
    remedy: 'Ask without step-free, or for another destination.',
  },
  'not-possible': {
    meaning: 'The viewer could not do what was asked.',
    remedy: 'Read the message: it says why.',
  },
  'not-connected': {
    meaning: 'The viewer did not answer in time, or could not be loaded.',
    remedy: 'Check the address of the frame and that the viewer may be framed.',
  },
  'timed-out': {
    meaning: 'A request got no answer in time.',
    remedy: 'Ask again, or allow more time with timeoutMs.',
  },
  'wrong-version': {
    meaning: 'The viewer speaks none of the versions of this package.',
    remedy: 'Install the version of this package that the viewer serves.',
  },
  closed: {
    meaning: 'The connection was closed.',
    remedy: 'Connect again.',
  },
} as const;

/** Code of a {@link BridgeError}; the table {@link bridgeErrorCodes} says what each means. */
export type BridgeErrorCode = keyof typeof bridgeErrorCodes;

/** Thrown by the client and by handlers of the viewer; the message says what to do. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  /** What went wrong, stable across versions. */
  readonly code: BridgeErrorCode;

  /**
   * @param code - which of the known problems this is
   * @param message - what was given, what was expected, what to do
   */
  constructor(code: BridgeErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
