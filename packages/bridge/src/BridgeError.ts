/** Error codes of {@link BridgeError}, with their meaning and remedy. */
export const bridgeErrorCodes = {
  'unknown-type': {
    meaning: 'The viewer knows no such message type.',
    remedy: 'Use the client, or a type in SPEC.md.',
  },
  'invalid-payload': {
    meaning: 'A payload does not match its message type.',
    remedy: 'Send the payload in SPEC.md.',
  },
  'unknown-place': {
    meaning: 'A place, floor or category is not in the venue.',
    remedy: 'Pass an id, an external id or the exact name.',
  },
  'no-route': {
    meaning: 'There is no route to the destination.',
    remedy: 'Turn off step-free, or choose another place.',
  },
  'not-possible': {
    meaning: 'The viewer could not carry out the request.',
    remedy: 'Read the message for the reason.',
  },
  'not-connected': {
    meaning: 'The viewer did not load or respond in time.',
    remedy: 'Check the URL of the frame, and that it may be framed.',
  },
  'timed-out': {
    meaning: 'A request got no response in time.',
    remedy: 'Send the request again, or increase timeoutMs.',
  },
  'wrong-version': {
    meaning: 'The viewer supports no version of this package.',
    remedy: 'Install the version that matches the viewer.',
  },
  closed: {
    meaning: 'The connection was closed.',
    remedy: 'Connect again.',
  },
} as const;

/** Code of a {@link BridgeError}; {@link bridgeErrorCodes} explains each one. */
export type BridgeErrorCode = keyof typeof bridgeErrorCodes;

/** Thrown by the client and by the viewer's handlers; the message contains the fix. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  /** What went wrong, stable across versions. */
  readonly code: BridgeErrorCode;

  /**
   * @param code - error code
   * @param message - given value, expected value, fix
   */
  constructor(code: BridgeErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
