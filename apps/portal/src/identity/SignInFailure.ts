/** Why a sign-in failed, which determines what the user can do. */
export type FailureKind = 'unreachable' | 'denied' | 'clock' | 'expired' | 'refused';

const messages: Readonly<Record<FailureKind, string>> = {
  unreachable:
    'The sign-in provider does not respond. Check your connection and try again. Only editing requires signing in.',
  denied: 'The sign-in was canceled. You can sign in at any time.',
  clock:
    'The clocks of your device and the sign-in provider differ. Set the clock of your device, then sign in again.',
  expired: 'This sign-in was started in another window or has expired. Sign in again.',
  refused:
    'The response of the sign-in provider is not valid, so you were not signed in. Try again. If it fails again, report it.',
};

/** A failed sign-in. The message says what to do, and contains nothing from the provider. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.kind = kind;
  }
}
