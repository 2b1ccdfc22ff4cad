import { readHostMessage, type HostMessage, type StateChange } from '@mezzanine/mobile-protocol';
import { MapHost } from './MapHost.ts';

/** The page, without an engine: replies as SPEC.md specifies, and records what it received. */
export class ScriptedPage {
  readonly received: HostMessage[] = [];
  /** Whether requests get replies. */
  isResponding = true;
  /** Payloads of replies, by type of request. */
  readonly replies: Record<string, unknown> = {
    'get-camera': { center: { longitude: 0, latitude: 0 }, bearing: 0, pitch: 0, zoomLevel: 18 },
    'move-camera': { result: 'done' },
    'focus-on': { result: 'done' },
    'get-things': { things: [] },
  };
  readonly #deliver: (text: string) => void;

  constructor(deliver: (text: string) => void) {
    this.#deliver = deliver;
  }

  /** Sends a message as the page does. */
  send(type: string, payload: unknown, replyTo?: number): void {
    const reply = replyTo === undefined ? {} : { replyTo };
    this.#deliver(JSON.stringify({ mezzanine: 1, type, ...reply, payload }));
  }

  /** Loads the page, as far as the first frame. */
  async load(): Promise<void> {
    await this.connect();
    this.show();
  }

  /** Loads the page, as far as the state of the host. */
  async connect(): Promise<void> {
    this.send('hello', { versions: [1], engine: '6.0.0' });
    await settle();
  }

  /** The first frame. */
  show(): void {
    const camera = this.replies['get-camera'];
    this.send('map-shown', { floorId: 'ground', camera });
  }

  /** The payloads of `set-state`, in order. */
  get changes(): readonly StateChange[] {
    return this.received.flatMap((message) =>
      message.type === 'set-state' ? [message.payload] : [],
    );
  }

  /** Receives a message from the host. */
  receive(text: string): void {
    const message = readHostMessage(JSON.parse(text));
    if (message === undefined || 'fault' in message) {
      throw new Error(`The host sent ${text}. Expected a message of the protocol.`);
    }
    this.received.push(message);
    const { type, id } = message;
    if (id === undefined || !this.isResponding) return;
    const payload = type === 'welcome' ? { version: 1 } : (this.replies[type] ?? {});
    queueMicrotask(() => this.send(type, payload, id));
  }
}

/** A host with a page, and frames that a test triggers. */
export class HostedPage extends ScriptedPage {
  readonly host: MapHost;
  /** Frames that the host waits for. */
  readonly frames: (() => void)[] = [];

  constructor(timeoutMs?: number) {
    super((text) => this.host.receive(text));
    this.host = new MapHost({
      onNextFrame: (callback) => void this.frames.push(callback),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    this.host.attach((text) => this.receive(text));
  }

  /** Draws a frame. */
  async frame(): Promise<void> {
    for (const callback of this.frames.splice(0)) callback();
    await settle();
  }
}

/** Lets replies arrive. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
