import { mobileErrorCodes, type MobileErrorCode } from '@mezzanine/mobile-protocol';

/** An error of the map. Errors of loading a venue are instances of `MezzanineError`. */
export class MapError extends Error {
  override readonly name = 'MapError';
  /** Stable code. */
  readonly code: MobileErrorCode;

  /** @internal */
  constructor(code: MobileErrorCode, message?: string) {
    const { meaning, remedy } = mobileErrorCodes[code];
    super(message ?? `${meaning} ${remedy}`);
    this.code = code;
  }
}
