import {
  readPageMessage,
  type HostMessages,
  type MapState,
  type PageEvents,
  type PageEventType,
  type PageMessage,
  type PagePart,
  type PageReplies,
  type RequestType,
} from '@mezzanine/mobile-protocol';
import { DesiredState, type Items, type ItemTopic, type Topic } from './DesiredState.ts';
import { Listeners } from './Listeners.ts';
import { MapError } from './MapError.ts';
import { PendingCalls } from './PendingCalls.ts';
import { SeenState } from './SeenState.ts';

/** Events of a host: the page's events, and its loss and restoration. */
export interface HostEvents extends PageEvents {
  /** The page was lost. The map is restored as soon as there is another page. */
  readonly 'page-lost': { readonly reason: string };
  /** Another page shows what the lost one did. */
  readonly restored: Readonly<Record<string, never>>;
}

/** Dependencies of a host. */
export interface MapHostOptions {
  /** Calls back before the next frame. */
  readonly onNextFrame?: (callback: () => void) => void;
  /** How long a reply may take; default 30 s. */
  readonly timeoutMs?: number;
}

/** Version of the protocol. */
const VERSION = 1;
const DEFAULT_TIMEOUT_MS = 30_000;
const unreported: ReadonlySet<string> = new Set(['page-lost', 'closed', 'timed-out']);

/**
 * One side of the protocol: what the app wants on the map, and its calls. It outlives its page: a
 * new page receives everything again.
 */
export class MapHost {
  readonly #state = new DesiredState();
  readonly #seen = new SeenState();
  readonly #calls = new PendingCalls();
  readonly #listeners = new Listeners<HostEvents>();
  readonly #onNextFrame: (callback: () => void) => void;
  readonly #timeoutMs: number;
  #send: ((text: string) => void) | undefined;
  #isOpen = false;
  #isShown = false;
  #isFlushing = false;
  #isClosed = false;
  #lostBefore = false;
  /** Calls that wait for the map. */
  #waiting: { readonly go: () => void; readonly stop: (error: Error) => void }[] = [];

  constructor({ onNextFrame, timeoutMs = DEFAULT_TIMEOUT_MS }: MapHostOptions = {}) {
    this.#onNextFrame = onNextFrame ?? ((callback) => void requestAnimationFrame(callback));
    this.#timeoutMs = timeoutMs;
  }

  /** Whether the map is drawn. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /**
   * Connects to the page of a web view.
   *
   * @param send - sends a string to the page
   */
  attach(send: (text: string) => void): void {
    this.#isClosed = false;
    this.#send = send;
    this.#post('connect', { versions: [VERSION] });
  }

  /** Called with each text from the page. Never throws. */
  receive(text: string): void {
    const message = readPageMessage(parseJson(text));
    if (message === undefined || 'fault' in message || this.#isClosed) return;
    if (message.type === 'hello') this.#greet(message.payload.versions);
    else if (this.#isOpen || message.replyTo !== undefined) this.#handle(message);
  }

  /** Reports that the page was lost. Calls without a reply are rejected with `page-lost`. */
  losePage(reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#isShown = false;
    this.#lostBefore = true;
    this.#calls.rejectAll('page-lost');
    this.#listeners.emit('page-lost', { reason });
  }

  /** Sets a topic of the state; `undefined` resets it. */
  set<T extends Topic>(topic: T, value: MapState[T] | undefined, identity?: string): void {
    if (!this.#state.set(topic, value, identity)) return;
    this.#seen.forget(topic);
    this.#flushSoon();
  }

  /** Sets an item of a topic by its key; `undefined` removes it. */
  setItem<T extends ItemTopic>(topic: T, key: string, item: Items[T] | undefined): void {
    if (this.#state.setItem(topic, key, item)) this.#flushSoon();
  }

  /**
   * Calls the page when the map is drawn.
   *
   * @throws MapError `page-lost`, `timed-out`, `closed`, or an error that the page reports
   */
  async call<T extends RequestType>(type: T, payload: HostMessages[T]): Promise<PageReplies[T]> {
    if (!this.#isShown) {
      await new Promise<void>((go, stop) => {
        if (this.#isClosed) stop(new MapError('closed'));
        else this.#waiting.push({ go, stop });
      });
    }
    // State that the app set before the call is applied before the page carries it out.
    this.#flush();
    return this.#request(type, payload);
  }

  /** Whether the page responds to a question; true while there is no session to ask in. */
  async responds(timeoutMs: number): Promise<boolean> {
    if (!this.#isShown) return true;
    try {
      await this.#request('get-camera', {}, timeoutMs);
      return true;
    } catch (error) {
      return !(error instanceof MapError && error.code === 'timed-out');
    }
  }

  /** Reports that there is no page: the web view could not load it. */
  fail(reason: string): void {
    const message = `The page of the map could not be loaded. ${reason}`;
    this.#listeners.emit('error', { code: 'not-possible', message });
    this.#stopWaiting(new MapError('not-possible', message));
  }

  /**
   * Reports an error that no one waits for. Ignores an unmounted map and a lost or slow page:
   * another page receives everything again.
   *
   * @param topic - the topic that could not be shown; default: a whole change
   */
  report(error: unknown, topic?: Topic): void {
    if (!(error instanceof MapError) || unreported.has(error.code)) return;
    const { code, message } = error;
    this.#listeners.emit('error', { code, message, ...(topic !== undefined && { topic }) });
  }

  /** Sends a part of the page's program. */
  async givePart(part: PagePart, script: string): Promise<void> {
    // After a page was lost, the next one requests the part again.
    await this.#request('give-part', { part, script }).catch(() => {});
  }

  /** Listens to an event. Returns a function that stops it. */
  on<T extends keyof HostEvents>(type: T, listener: (detail: HostEvents[T]) => void): () => void {
    return this.#listeners.add(type, listener);
  }

  /** Ends the connection. Calls without a reply are rejected with `closed`. */
  close(): void {
    this.#isClosed = true;
    this.#isOpen = false;
    this.#isShown = false;
    this.#send = undefined;
    this.#lostBefore = false;
    this.#state.forgetPage();
    this.#stopWaiting(new MapError('closed'));
    this.#calls.rejectAll('closed');
  }

  #greet(versions: readonly number[]): void {
    if (!versions.includes(VERSION)) {
      const message = `The page supports versions ${versions.join(', ')} of the protocol. This SDK needs version ${VERSION}. Bundle the page that belongs to the SDK.`;
      this.#listeners.emit('error', { code: 'wrong-version', message });
      this.#stopWaiting(new MapError('wrong-version', message));
      return;
    }
    this.losePage('The page was loaded again.');
    void this.#request('welcome', { version: VERSION }).then(
      () => this.#open(),
      () => {},
    );
  }

  #open(): void {
    this.#isOpen = true;
    this.#state.forgetPage();
    this.#flush();
  }

  #handle(message: PageMessage): void {
    const { type, replyTo, payload } = message;
    if (replyTo === undefined) {
      this.#report(message as Extract<PageMessage, { type: PageEventType }>);
    } else if (type === 'error') {
      this.#calls.reject(replyTo, new MapError(payload.code, payload.message));
    } else {
      this.#calls.resolve(replyTo, type, payload);
    }
  }

  #report(event: Extract<PageMessage, { type: PageEventType }>): void {
    this.#seen.note(event.type, event.payload);
    if (event.type === 'map-shown') this.#show();
    this.#listeners.emit(event.type, event.payload);
    if (event.type !== 'map-shown' || !this.#lostBefore) return;
    this.#lostBefore = false;
    this.#listeners.emit('restored', {});
  }

  #show(): void {
    this.#isShown = true;
    for (const { go } of this.#waiting.splice(0)) go();
  }

  #stopWaiting(error: Error): void {
    for (const { stop } of this.#waiting.splice(0)) stop(error);
  }

  /** Sends at most one message per frame, however often the state changes. */
  #flushSoon(): void {
    if (this.#isFlushing || !this.#isOpen) return;
    this.#isFlushing = true;
    this.#onNextFrame(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (!this.#isOpen) return;
    const change = this.#state.takeChange();
    if (!change) return;
    const state = this.#lostBefore && !this.#isShown ? this.#seen.over(change.state) : change.state;
    if (change.state.venue) this.#isShown = false;
    this.#request('set-state', { ...change, state }).catch((error: unknown) => this.report(error));
  }

  #request<T extends RequestType>(
    type: T,
    payload: HostMessages[T],
    timeoutMs = this.#timeoutMs,
  ): Promise<PageReplies[T]> {
    const [id, reply] = this.#calls.add(type, timeoutMs);
    this.#post(type, payload, id);
    return reply as Promise<PageReplies[T]>;
  }

  #post(type: string, payload: unknown, id?: number): void {
    this.#send?.(JSON.stringify({ mezzanine: 1, type, ...(id !== undefined && { id }), payload }));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
