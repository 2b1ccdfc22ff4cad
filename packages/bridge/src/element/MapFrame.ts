import { BridgeError } from '../BridgeError.ts';
import { connectViewer } from '../host/connectViewer.ts';
import type { ViewerClient } from '../host/ViewerClient.ts';

/** A frame that loads without saying hello is asked after, this long after it has loaded. */
const patienceMs = 1500;

/** What the element is told of its frame. */
export interface FrameListener {
  /** A session has begun. */
  opened(client: ViewerClient): void;
  /** There is something to see: the map, or what the server says instead. */
  shown(): void;
  /** There is no session; with `isEmpty`, nothing to see either. */
  failed(error: BridgeError, isEmpty: boolean): void;
}

/** One frame with a viewer, from its making to its end. */
export class MapFrame {
  readonly frame: HTMLIFrameElement;
  /** The session. */
  readonly opening: Promise<ViewerClient>;
  readonly #listener: FrameListener;
  #state: 'loading' | 'shown' | 'ended' = 'loading';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: ShadowRoot, address: string, title: string, listener: FrameListener) {
    this.#listener = listener;
    const frame = root.ownerDocument.createElement('iframe');
    this.frame = frame;
    frame.title = title;
    frame.allow = 'geolocation; clipboard-write; web-share';
    frame.src = address;
    frame.addEventListener('load', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(), patienceMs);
    });
    root.append(frame);
    // A page without an origin, such as a file, can show a map but not talk to it.
    if (root.ownerDocument.defaultView?.location.origin === 'null') this.#show();
    this.opening = connectViewer(frame).then((client) => {
      this.#show();
      listener.opened(client);
      return client;
    });
    this.opening.catch((error: BridgeError) => {
      if (this.#state !== 'ended') listener.failed(error, this.#state === 'loading');
    });
  }

  end(): void {
    this.#state = 'ended';
    clearTimeout(this.#timer);
    this.frame.remove();
    this.opening.then(
      (client) => client.close(),
      () => undefined,
    );
  }

  #show(): void {
    if (this.#state !== 'loading') return;
    this.#state = 'shown';
    this.#listener.shown();
  }

  /** Browsers do not say whether a frame of another origin holds a page or an error of their own. */
  async #ask(): Promise<void> {
    if (this.#state !== 'loading') return;
    const { src } = this.frame;
    try {
      await fetch(src, { mode: 'no-cors', credentials: 'omit' });
      this.#show();
    } catch {
      if (this.#state !== 'loading') return;
      const text = `${new URL(src).origin} cannot be reached.`;
      this.#listener.failed(new BridgeError('not-connected', text), true);
    }
  }
}
