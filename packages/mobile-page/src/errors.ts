import { MezzanineError } from '@mezzanine/mezzanine-js';
import { mobileErrorCodes, type MobileErrorCode } from '@mezzanine/mobile-protocol';

/** An error of the page itself. */
export class PageError extends Error {
  override readonly name = 'PageError';
  /** Code of the protocol. */
  readonly code: MobileErrorCode;

  constructor(code: MobileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The code of an error in the protocol. */
export function codeOf(error: unknown): MobileErrorCode {
  if (!(error instanceof MezzanineError) && !(error instanceof PageError)) return 'not-possible';
  const { code } = error;
  return Object.hasOwn(mobileErrorCodes, code) ? (code as MobileErrorCode) : 'not-possible';
}

/** Text of an error for the host. */
export function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 5000);
}
