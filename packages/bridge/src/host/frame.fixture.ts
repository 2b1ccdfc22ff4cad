import { expect } from 'vitest';

/** The parts of a page that {@link connectViewer} uses: its window, and a frame that can load. */
export class PageWithFrame {
  readonly view = Object.assign(new EventTarget(), {
    location: { origin: 'https://host.example' },
  });
  /** The messages posted into the frame, with their target origins. */
  readonly posted: { readonly message: Said; readonly origin: string }[] = [];
  /** The window of the frame: a new one each time the frame is inserted. */
  contentWindow = this.#newWindow();
  readonly frame: HTMLIFrameElement;
  /** Addresses that the frame had when it was inserted again. */
  readonly loads: string[] = [];

  /** @param isLoaded - whether the viewer is in the frame already */
  constructor(address: string, isLoaded = true) {
    const nextSibling = {};
    const frame = {
      ownerDocument: { defaultView: this.view },
      contentWindow: this.contentWindow as object | null,
      contentDocument: isLoaded ? null : { URL: 'about:blank' },
      src: address,
      nextSibling,
      remove: () => {
        frame.contentWindow = null;
        frame.parentNode = null;
      },
      parentNode: {
        insertBefore: (inserted: unknown, before: unknown) => {
          expect([inserted, before]).toEqual([frame, nextSibling]);
          this.contentWindow = this.#newWindow();
          frame.contentWindow = this.contentWindow;
          frame.contentDocument = { URL: 'about:blank' };
          this.loads.push(frame.src);
        },
      } as object | null,
    };
    this.frame = frame as unknown as HTMLIFrameElement;
  }

  #newWindow() {
    return {
      postMessage: (message: unknown, origin: string) =>
        void this.posted.push({ message: structuredClone(message) as Said, origin }),
    };
  }

  /** Types of the messages posted into the frame. */
  get types(): readonly string[] {
    return this.posted.map(({ message }) => message.type);
  }

  /** Delivers a message to the page. */
  deliver(
    data: unknown,
    origin = 'https://maps.example',
    source: unknown = this.contentWindow,
  ): void {
    this.view.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }

  /** Sends a message from the viewer. */
  say(type: string, payload: unknown, replyTo?: number): void {
    this.deliver({ mezzanine: 1, type, payload, ...(replyTo !== undefined && { replyTo }) });
  }
}

interface Said {
  readonly type: string;
  readonly id?: number;
  readonly payload?: unknown;
}
