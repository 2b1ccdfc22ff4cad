/** Error codes of {@link WayfindingError}, with their meaning and remedy. */
export const wayfindingErrorCodes = {
  'invalid-network': {
    meaning: 'The network is inconsistent or contains a value out of range.',
    remedy: 'Fix the network input.',
  },
  'invalid-stop': {
    meaning: 'A stop is not in the network, or the number of destinations is out of range.',
    remedy: 'Pass node ids, or a position on a floor of the network.',
  },
  'invalid-profile': {
    meaning: 'A profile contains a value out of range.',
    remedy: 'Correct the value that the message names.',
  },
} as const;

/** Code of a {@link WayfindingError}; {@link wayfindingErrorCodes} explains each one. */
export type WayfindingErrorCode = keyof typeof wayfindingErrorCodes;

/**
 * Thrown for invalid arguments. The message contains the given value, the expected value and the
 * fix. A missing route is a result, not an error.
 */
export class WayfindingError extends Error {
  override readonly name = 'WayfindingError';
  /** Stable error code. */
  readonly code: WayfindingErrorCode;

  /**
   * @param code - error code
   * @param message - given value, expected value, fix
   */
  constructor(code: WayfindingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
