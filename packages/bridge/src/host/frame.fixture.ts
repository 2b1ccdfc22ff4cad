/** What a page is to {@link connectViewer}: its window, and a frame that can load. */
export class PageWithFrame {
  readonly view = Object.assign(new EventTarget(), {
    location: { origin: 'https://host.example' },
  });
  /** What was posted into the frame, with the origin it was for. */
  readonly posted: { readonly message: Said; readonly origin: string }[] = [];
  readonly contentWindow = {
    postMessage: (message: unknown, origin: string) =>
      void this.posted.push({ message: structuredClone(message) as Said, origin }),
  };
  readonly frame: HTMLIFrameElement;
  /** Addresses that the frame was sent to after it was made. */
  readonly loads: string[] = [];

  /** @param isLoaded - whether the viewer is in the frame already */
  constructor(address: string, isLoaded = true) {
    const loads = this.loads;
    let src = address;
    this.frame = {
      ownerDocument: { defaultView: this.view },
      contentWindow: this.contentWindow,
      contentDocument: isLoaded ? null : { URL: 'about:blank' },
      get src() {
        return src;
      },
      set src(next: string) {
        src = next;
        loads.push(next);
      },
    } as unknown as HTMLIFrameElement;
  }

  /** Types of what was posted into the frame. */
  get types(): readonly string[] {
    return this.posted.map(({ message }) => message.type);
  }

  /** A message reaches the page. */
  deliver(
    data: unknown,
    origin = 'https://maps.example',
    source: unknown = this.contentWindow,
  ): void {
    this.view.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }

  /** The viewer says something of the table. */
  say(type: string, payload: unknown, replyTo?: number): void {
    this.deliver({ mezzanine: 1, type, payload, ...(replyTo !== undefined && { replyTo }) });
  }
}

interface Said {
  readonly type: string;
  readonly id?: number;
  readonly payload?: unknown;
}
