/** Every code a {@link WayfindingError} can carry: what happened, and what to do. */
export const wayfindingErrorCodes = {
  'invalid-network': {
    meaning: 'The network contradicts itself or holds a value out of range.',
    remedy: 'Mend the input.',
  },
  'invalid-stop': {
    meaning: 'A stop names nothing of the network.',
    remedy: 'Pass ids of nodes, or a position on a floor.',
  },
  'invalid-profile': {
    meaning: 'A profile holds a value out of range.',
    remedy: 'Pass what the message says.',
  },
} as const;

/** Code of a {@link WayfindingError}; the table {@link wayfindingErrorCodes} says what each means. */
export type WayfindingErrorCode = keyof typeof wayfindingErrorCodes;

/**
 * Thrown for misuse; the message says what was given, what was expected and what to do. That there
 * is no route is no error: it is a result.
 */
export class WayfindingError extends Error {
  override readonly name = 'WayfindingError';
  /** What went wrong, stable across versions. */
  readonly code: WayfindingErrorCode;

  /**
   * @param code - which of the known problems this is
   * @param message - what was given, what was expected, what to do
   */
  constructor(code: WayfindingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
