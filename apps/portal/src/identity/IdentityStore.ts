import type { Identity, IdentityState } from './Identity.ts';
import { signInSettings, type PlaygroundSettings } from './PlaygroundSettings.ts';
import { isAnswer, placeOf, safePlace } from './returnAddress.ts';
import { hasSignedInCookie, writeSignedInCookie } from './signedInCookie.ts';
import type { SignedIn, SignInClient } from './SignInClient.ts';
import { SignInFailure } from './SignInFailure.ts';
import { leaveFor } from './leaveFor.ts';
import { visitInFrame } from './visitInFrame.ts';

/** Milliseconds before its end that a token is renewed. */
const renewBeforeMs = 60_000;
/** A timer of more milliseconds fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Goes to a place of this site without loading a page. */
export type GoTo = (place: string) => void;

/**
 * The reader's identity in this page: tokens are in its memory alone. The provider's session is
 * what outlives the page; a hidden frame asks for it. What talks to the provider is loaded only
 * when there is something to ask.
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
  /** Replaced, never changed, so that whoever looks sees a difference. */
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

  /** Finds out once who the reader is: just back from the provider, still signed in, or neither. */
  start(goTo: GoTo): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#tabs.addEventListener('message', () => this.#forget());
    window.addEventListener('pageshow', () => {
      // A page that the browser kept must not bring back who has signed out since.
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
        'You are signed out here. The sign-in provider does not answer, so you may still be signed in there.';
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
    // Before anything else can read it.
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
      // A token that is still good stays in use; the next one to ask tries again.
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
    // What failed to load is loaded again by the next attempt.
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
