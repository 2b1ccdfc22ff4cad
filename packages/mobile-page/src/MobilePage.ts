import { MezzanineError, type Venue } from '@mezzanine/mezzanine-js';
import type {
  HostMessage,
  PageReplies,
  RequestType,
  StateTopic,
  VenueTopic,
} from '@mezzanine/mobile-protocol';
import { codeOf, PageError, textOf } from './errors.ts';
import { PageState } from './PageState.ts';
import { Parts } from './Parts.ts';
import { answerRequest, type DataRequest } from './requests/answerRequest.ts';
import type { AllowedServers } from './restrictServers.ts';
import { ShownPage } from './ShownPage.ts';
import type { SendEvent } from './topics/MapTopic.ts';
import { identityOf, loadGivenVenue } from './venue/loadGivenVenue.ts';
import { venueData } from './venue/venueData.ts';

/** A loaded venue, and what it was loaded with. */
interface Loaded {
  readonly identity: string;
  readonly language: string | undefined;
  readonly venue: Venue;
}

/** A reply: the type of its request, and the payload. */
type Reply = readonly [RequestType, PageReplies[RequestType]];

/** Applies the state of a session to a map, and responds to requests. */
export class MobilePage {
  readonly #container: HTMLElement;
  readonly #send: SendEvent;
  readonly #state = new PageState();
  readonly #parts: Parts;
  #servers: AllowedServers | undefined;
  #loaded: Loaded | undefined;
  #shown: ShownPage | undefined;
  /** The values that the shown map was created from; if they differ, a new map is created. */
  #drawn = '';
  /** Settles when everything that was sent so far is applied. */
  #applying: Promise<void> | undefined;
  #isStale = false;
  /** How many times venue and language had been sent when loading failed. */
  #failedAt: number | undefined;
  #loading: { readonly identity: string; readonly controller: AbortController } | undefined;

  /**
   * @param container - element of the map
   * @param send - sends an event to the host
   */
  constructor(container: HTMLElement, send: SendEvent) {
    this.#container = container;
    this.#send = send;
    this.#parts = new Parts((part) => send('part-needed', { part }));
  }

  /** Starts a session with an empty state. */
  restart(servers: AllowedServers): void {
    this.#servers = servers;
    this.#state.clear();
    this.#loaded = undefined;
    this.#failedAt = undefined;
    this.#drawn = '';
    this.#abortOutdated();
    void this.#settled();
  }

  /** Carries out a message of the host. */
  async answer(message: HostMessage): Promise<Reply> {
    switch (message.type) {
      case 'set-state':
        this.#state.change(message.payload);
        this.#abortOutdated();
        await this.#settled();
        return ['set-state', {}];
      case 'give-part':
        this.#parts.give(message.payload.part, message.payload.script);
        return ['give-part', {}];
      case 'connect':
      case 'welcome':
        throw new TypeError('The endpoint responds to this.');
      default:
        return this.#answerData(message);
    }
  }

  #answerData(message: DataRequest): Promise<Reply> {
    return answerRequest(message, {
      venue: async () => (await this.#ready()).venue,
      shown: async () => {
        await this.#ready();
        if (this.#shown !== undefined) return this.#shown;
        throw new PageError('no-map', 'No map is shown. Set “venue” without “showsMap: false”.');
      },
    });
  }

  /** Resolves to the venue when everything sent so far is applied. */
  async #ready(): Promise<Loaded> {
    await this.#applying;
    if (this.#loaded !== undefined) return this.#loaded;
    throw new PageError('no-venue', 'No venue is loaded. Set “venue” and wait for “venue-loaded”.');
  }

  /** Applies the state in the next frame, together with everything that arrives until then. */
  #settled(): Promise<void> {
    this.#isStale = true;
    this.#applying ??= this.#run().finally(() => {
      this.#applying = undefined;
    });
    return this.#applying;
  }

  async #run(): Promise<void> {
    while (this.#isStale) {
      await nextFrame();
      this.#isStale = false;
      await this.#apply();
    }
  }

  async #apply(): Promise<void> {
    await this.#load();
    try {
      await this.#draw();
    } catch (error) {
      this.#fail('venue', error);
    }
    this.#shown?.apply();
  }

  async #load(): Promise<void> {
    const { venue: topic, language } = this.#state.wanted;
    const identity = this.#wantedIdentity();
    const known = this.#loaded;
    if (this.#isSettled(identity)) return;
    this.#loaded = undefined;
    if (topic === undefined) return;
    // Counted before the download: another venue may be sent during it.
    const times = this.#sentTimes();
    try {
      const isKnown = known?.identity === identity;
      const venue = isKnown
        ? this.#translated(known.venue, language)
        : await this.#fetch(topic, language);
      this.#loaded = { identity, language, venue };
      if (venue !== known?.venue) this.#send('venue-loaded', { venue: venueData(venue) });
    } catch (error) {
      this.#failedAt = times;
      // A newer venue replaced one that was aborted.
      if (!isAbort(error)) this.#fail('venue', error);
    }
  }

  /** Whether the wanted venue is loaded, or has failed since the host sent it. */
  #isSettled(identity: string): boolean {
    const known = this.#loaded;
    // A venue that failed is loaded again when the host sends it again.
    if (known === undefined) return this.#failedAt === this.#sentTimes();
    return known.identity === identity && known.language === this.#state.wanted.language;
  }

  #sentTimes(): number {
    return this.#state.sentTimes('venue') + this.#state.sentTimes('language');
  }

  /** Returns the venue in another language, or unchanged if it has no such text. */
  #translated(venue: Venue, language: string | undefined): Venue {
    const code = language ?? venue.languages[0]?.code;
    if (code === undefined) return venue;
    try {
      return venue.inLanguage(code);
    } catch (error) {
      this.#fail('language', error);
      return venue;
    }
  }

  async #fetch(topic: VenueTopic, language: string | undefined): Promise<Venue> {
    if (this.#servers === undefined) throw new PageError('not-connected', 'There is no session.');
    const controller = new AbortController();
    this.#loading = { identity: identityOf(topic.source), controller };
    try {
      return await loadGivenVenue(topic.source, this.#servers, {
        signal: controller.signal,
        onProgress: (progress) => this.#send('venue-progress', progress),
        ...(language !== undefined && { language }),
      });
    } finally {
      this.#loading = undefined;
    }
  }

  #wantedIdentity(): string {
    const { venue } = this.#state.wanted;
    return venue === undefined ? '' : identityOf(venue.source);
  }

  /** Ends a download whose venue is no longer needed. */
  #abortOutdated(): void {
    const identity = this.#wantedIdentity();
    if (this.#loading !== undefined && this.#loading.identity !== identity) {
      this.#loading.controller.abort();
    }
  }

  async #draw(): Promise<void> {
    const { venue: topic, accessibility, labels, cameraRules = {} } = this.#state.wanted;
    const loaded = this.#loaded;
    if (loaded === undefined || topic?.showsMap === false) {
      this.#shown?.mapView.destroy();
      this.#shown = undefined;
      this.#drawn = '';
      return;
    }
    // There is no call that resets limits.
    const { interactions: _, screenOffsets: __, reports: ___, ...limits } = cameraRules;
    const names = labels?.names ?? 'all';
    const { identity, language } = loaded;
    const limited = Object.keys(limits).toSorted();
    const made = JSON.stringify([identity, language, accessibility, names, limited]);
    if (this.#drawn === made && this.#shown?.venue === loaded.venue) return;
    await hasSize(this.#container);
    const { venue } = loaded;
    const before = this.#shown;
    this.#shown = undefined;
    const shown = await ShownPage.show(
      {
        container: this.#container,
        venue,
        state: this.#state,
        parts: this.#parts,
        send: this.#send,
        fail: (one, error, key) => this.#fail(one, error, key),
      },
      before,
    );
    this.#shown = shown;
    this.#drawn = made;
  }

  #fail(topic: StateTopic, error: unknown, key?: string): void {
    const report = { code: codeOf(error), message: textOf(error), topic };
    this.#send('error', { ...report, ...(key !== undefined && { key }) });
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof MezzanineError && error.code === 'aborted';
}

/** Resolves at the next frame, or soon if a hidden page draws none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const frame = requestAnimationFrame(done);
    const timer = setTimeout(done, hiddenFrameMs);
  });
}

const hiddenFrameMs = 100;

/** Resolves when an element has a size: a web view may get one long after its page loads. */
function hasSize(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
