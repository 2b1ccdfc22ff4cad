import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type {
  HostMessages,
  HostMessageType,
  MapState,
  PageEvents,
  PageEventType,
  PageMessage,
  PageReplies,
  RequestType,
} from '@mezzanine/mobile-protocol';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Origin of the host page, of the page in its frame, and of its files. */
const hostOrigin = 'http://mobile.localhost';
/** A server in the session. */
const venueServer = 'http://venues.localhost';

const hostHtml = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
<iframe title="Map" src="/mezzanine.html"></iframe><script>
window.received = [];
addEventListener('message', ({ data, source, origin }) => {
  if (source === frames[0] && origin === location.origin) received.push(data);
});
window.send = (message) => frames[0].postMessage(message, location.origin);
</script>`;

/** A host of the mobile page: a document with the real page in a frame. */
export class MobileHost {
  readonly page: Page;
  /** URLs that the page requested, other than its own. */
  readonly requested: string[] = [];
  #lastId = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the host and waits for `hello`. */
  static async open(page: Page): Promise<MobileHost> {
    const host = new MobileHost(page);
    const html = 'text/html';
    const files = new Map<string, { readonly body: Buffer; readonly contentType: string }>([
      ['/', { body: Buffer.from(hostHtml), contentType: html }],
      [
        '/mezzanine.html',
        {
          body: await readFile(at('../../packages/mobile-page/dist/mezzanine.html')),
          contentType: html,
        },
      ],
    ]);
    const mall = await readFile(at('../../venues/dist/mall.mvf.zip'));
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      const file = url.origin === hostOrigin ? files.get(url.pathname) : undefined;
      if (file !== undefined) return route.fulfill(file);
      host.requested.push(url.href);
      const headers = { 'access-control-allow-origin': '*' };
      if (url.href !== `${venueServer}/mall.mvf.zip`)
        return route.fulfill({ status: 404, headers });
      return route.fulfill({ body: mall, contentType: 'application/zip', headers });
    });
    await page.goto(hostOrigin);
    await host.event('hello');
    return host;
  }

  /** Starts a session. */
  async welcome(version = 1): Promise<void> {
    await this.ask('welcome', { version, servers: [venueServer] });
  }

  /** Starts a session with the mall and waits for its map. */
  async showMall(state: MapState = {}): Promise<void> {
    await this.welcome();
    await this.setState({ venue: mallTopic, ...state });
    await this.event('map-shown');
  }

  /** Sets topics of the state. */
  async setState(state: MapState, reset: HostMessages['set-state']['reset'] = []): Promise<void> {
    await this.ask('set-state', { state, reset });
  }

  /** Sends a message without an id. */
  async send(message: unknown): Promise<void> {
    await this.page.evaluate((one) => (window as unknown as HostWindow).send(one), message);
  }

  /** Sends a request and returns the payload of its reply. */
  async ask<T extends RequestType & HostMessageType>(
    type: T,
    payload: HostMessages[T],
  ): Promise<PageReplies[T]> {
    const answer = await this.answer(type, payload);
    if (answer.type === 'error') throw new Error(JSON.stringify(answer.payload));
    return answer.payload as PageReplies[T];
  }

  /** Sends a request and returns its reply or error. */
  async answer(type: string, payload: unknown): Promise<PageMessage> {
    this.#lastId += 1;
    const id = this.#lastId;
    await this.send({ mezzanine: 1, type, id, payload });
    const found = await this.page.waitForFunction(
      (one) => (window as unknown as HostWindow).received.find(({ replyTo }) => replyTo === one),
      id,
    );
    return (await found.jsonValue()) as PageMessage;
  }

  /** Waits for an event and returns the payload of the last one. */
  async event<T extends PageEventType>(type: T): Promise<PageEvents[T]> {
    await expect.poll(async () => (await this.events(type)).length).toBeGreaterThan(0);
    return (await this.events(type)).at(-1) as PageEvents[T];
  }

  /** Waits until the last event of a type has a payload with these values. */
  async expectLast<T extends PageEventType>(
    type: T,
    payload: Partial<PageEvents[T]>,
  ): Promise<void> {
    await expect.poll(async () => (await this.events(type)).at(-1)).toMatchObject(payload);
  }

  /** Payloads of all events of a type so far. */
  async events<T extends PageEventType>(type: T): Promise<readonly PageEvents[T][]> {
    const all = await this.page.evaluate(() => (window as unknown as HostWindow).received);
    return all
      .filter((message) => message.type === type && message.replyTo === undefined)
      .map(({ payload }) => payload as PageEvents[T]);
  }

  /** Forgets the events so far. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => {
      (window as unknown as HostWindow).received.length = 0;
    });
  }

  /** Reloads the page, as a platform does when its process has ended, and waits for `hello`. */
  async reload(): Promise<void> {
    await this.forget();
    await this.page.evaluate(() => frames[0]?.location.reload());
    await this.event('hello');
  }

  /** The page. */
  get frame() {
    return this.page.frameLocator('iframe');
  }
}

interface HostWindow {
  readonly received: { type: string; replyTo?: number; payload: unknown }[];
  readonly send: (message: unknown) => void;
}

/** The mall, from a server of the session. */
export const mallTopic = {
  source: { kind: 'url', url: `${venueServer}/mall.mvf.zip` },
} as const;
