/** Error codes of {@link BridgeError}, with their meaning and remedy. */
export const bridgeErrorCodes = {
  'unknown-type': {
    meaning: 'The viewer does not know this message type.',
    remedy: 'Use a type listed in SPEC.md.',
  },
  'invalid-payload': {
    meaning: 'A payload does not match its type.',
    remedy: 'Send what SPEC.md lists for the type.',
  },
  'unknown-place': {
    meaning: 'A place, floor or category is not in the venue.',
    remedy: 'Pass an id or an exact name.',
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
    remedy: 'Check the URL, and that it may be framed.',
  },
  'timed-out': {
    meaning: 'A request got no response in time.',
    remedy: 'Try again, or increase timeoutMs.',
  },
  'wrong-version': {
    meaning: 'The viewer supports other versions.',
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
  /** Stable error code. */
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
