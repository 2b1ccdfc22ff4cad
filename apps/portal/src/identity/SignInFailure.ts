/** What a reader can do about a sign-in that failed depends on why. */
export type FailureKind = 'unreachable' | 'denied' | 'clock' | 'expired' | 'refused';

const messages: Readonly<Record<FailureKind, string>> = {
  unreachable:
    'The sign-in provider does not answer. Check your connection and try again; everything but editing works without signing in.',
  denied: 'You did not sign in: the request was canceled. Sign in when you like.',
  clock:
    'Your device and the sign-in provider disagree about the time. Set the clock of your device, then sign in again.',
  expired: 'This sign-in was begun in another window, or too long ago. Sign in again.',
  refused:
    'The sign-in provider answered with something this site cannot trust, so nobody was signed in. Try again; if it stays so, tell us.',
};

/** A sign-in that failed; its message says what to do, and holds nothing of what was received. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.kind = kind;
  }
}
