import type { Identity, IdentityState } from './Identity.ts';
import { signInSettings, type PlaygroundSettings } from './PlaygroundSettings.ts';
import { isAnswer, placeOf, safePlace } from './returnAddress.ts';
import { hasSignedInCookie, writeSignedInCookie } from './signedInCookie.ts';
import type { SignedIn, SignInClient } from './SignInClient.ts';
import { SignInFailure } from './SignInFailure.ts';
import { leaveFor } from './leaveFor.ts';
import { visitInFrame } from './visitInFrame.ts';

/** How long before its expiration a token is renewed, in milliseconds. */
const renewBeforeMs = 60_000;
/** Longer timers fire immediately. */
const longestTimerMs = 2 ** 31 - 1;

/** Navigates within this site without loading a page. */
export type GoTo = (place: string) => void;

/**
 * The user's identity on this page. Tokens are only in memory. A hidden frame asks the provider whether its
 * session, which outlives the page, is still active. The client code is loaded only when needed.
 */
export class IdentityStore {
  readonly #settings: PlaygroundSettings;
  readonly #listeners = new Set<() => void>();
  readonly #tabs = new BroadcastChannel('mezzanine-identity');
  #client: Promise<SignInClient> | undefined;
  #signedIn: SignedIn | undefined;
  #renewing: Promise<void> | undefined;
  #timer: number | undefined;
  #isStarted = false;
  /** Replaced, never changed, so that React detects changes. */
  state: IdentityState = { status: 'loading' };

  constructor(settings: PlaygroundSettings) {
    this.#settings = settings;
  }

  /** Whether this site has a provider. */
  get isOffered(): boolean {
    return this.#settings.identity.domain !== 'none';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Determines once whether the user is returning from the provider, still signed in, or neither. */
  start(goTo: GoTo): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#tabs.addEventListener('message', () => this.#forget());
    window.addEventListener('pageshow', () => {
      // A page from the back/forward cache must not restore a user who has signed out.
      if (this.#signedIn !== undefined && !hasSignedInCookie()) this.#forget();
    });
    const address = window.location.href;
    if (!this.isOffered) this.#set({ status: 'signedOut' });
    else if (isAnswer(address)) void this.#finish(address, goTo);
    else if (hasSignedInCookie()) void this.#renew();
    else this.#set({ status: 'signedOut' });
  }

  readonly signIn: Identity['signIn'] = async (returnTo) => {
    const asked = returnTo ?? placeOf(window.location.href);
    this.#set({ status: 'loading' });
    try {
      const client = await this.#load();
      window.location.assign(await client.begin(safePlace(asked, window.location.origin)));
    } catch (error) {
      this.#fail(error);
    }
  };

  readonly signOut: Identity['signOut'] = async () => {
    const idToken = this.#signedIn?.idToken;
    this.#forget();
    this.#tabs.postMessage('signed-out');
    try {
      const request = await (await this.#load()).signOutRequest(idToken);
      if (request !== undefined) leaveFor(request);
    } catch {
      const error =
        'You are signed out here. The sign-in provider does not respond, so you may still be signed in there.';
      this.#set({ status: 'signedOut', error });
    }
  };

  readonly getAccessToken: Identity['getAccessToken'] = async () => {
    if (this.#isStale()) await this.#renew();
    else await this.#renewing;
    if (this.#signedIn === undefined) throw new SignInFailure('expired');
    return this.#signedIn.accessToken;
  };

  async #finish(address: string, goTo: GoTo): Promise<void> {
    // Immediately, before other code can read the URL.
    window.history.replaceState(window.history.state, '', placeOf(address));
    let place: string | undefined;
    try {
      const client = await this.#load();
      place = await client.returnTo(address);
      this.#accept((await client.finish(address)).signedIn);
    } catch (error) {
      this.#fail(error);
    } finally {
      goTo(safePlace(place, window.location.origin));
    }
  }

  #renew(): Promise<void> {
    this.#renewing ??= this.#askAgain().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #askAgain(): Promise<void> {
    try {
      const settings = this.#signInSettings();
      const client = await this.#load();
      const found = await client.renew((to) => visitInFrame(to, settings.silentAddress));
      if (found === undefined) this.#forget();
      else this.#accept(found);
    } catch (error) {
      // A valid token stays in use; the next request tries again.
      if (this.#isStale(0)) this.#fail(error);
    }
  }

  #accept(signedIn: SignedIn): void {
    this.#signedIn = signedIn;
    writeSignedInCookie(true, this.#settings.identity.cookieDomain);
    window.clearTimeout(this.#timer);
    const wait = Math.max(signedIn.expires - renewBeforeMs - Date.now(), renewBeforeMs / 4);
    this.#timer = window.setTimeout(() => void this.#renew(), Math.min(wait, longestTimerMs));
    this.#set({ status: 'signedIn', account: signedIn.account });
  }

  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#signedIn = undefined;
    writeSignedInCookie(false, this.#settings.identity.cookieDomain);
    this.#set({ status: 'signedOut' });
  }

  #fail(error: unknown): void {
    const failure = error instanceof SignInFailure ? error : new SignInFailure('unreachable');
    this.#signedIn = undefined;
    this.#set({
      status: failure.kind === 'denied' ? 'signedOut' : 'failed',
      error: failure.message,
    });
  }

  #isStale(marginMs = renewBeforeMs / 2): boolean {
    return this.#signedIn === undefined || this.#signedIn.expires - marginMs <= Date.now();
  }

  #load(): Promise<SignInClient> {
    this.#client ??= import(/* webpackChunkName: "sign-in" */ './SignInClient.ts').then(
      (module) => new module.SignInClient(this.#signInSettings(), window.sessionStorage),
    );
    // The next attempt loads it again.
    this.#client.catch(() => {
      this.#client = undefined;
    });
    return this.#client;
  }

  #signInSettings() {
    const settings = signInSettings(this.#settings, window.location.origin);
    if (settings === undefined) throw new SignInFailure('unreachable');
    return settings;
  }

  #set(state: IdentityState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
