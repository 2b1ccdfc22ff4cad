import { BridgeError } from '../BridgeError.ts';
import { connectViewer } from '../host/connectViewer.ts';
import type { ViewerClient } from '../host/ViewerClient.ts';

/** Time after the load event to wait for a session before checking that the server responds. */
const patienceMs = 1500;

/** Callbacks of the frame. */
export interface FrameListener {
  /** A session has started. */
  opened(client: ViewerClient): void;
  /** There is content to show: the map, or an error page of the server. */
  shown(): void;
  /** No session started; with `isEmpty`, the frame has no content either. */
  failed(error: BridgeError, isEmpty: boolean): void;
}

/** One frame with a viewer, from creation to removal. */
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
    // A page without an origin, such as a local file, can show a map but not exchange messages with
    // it.
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

  /**
   * Requests the page itself, because browsers do not report whether a cross-origin frame contains
   * a page or a browser error.
   */
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
