import { BridgeError, type BridgeErrorCode } from '../BridgeError.ts';
import type { HostMessages, HostMessageType, ViewerMessage } from '../messages/bridgeMessages.ts';
import { viewerTable } from '../messages/viewerTable.ts';
import { readMessage, versions } from '../messages/readMessage.ts';
import type {
  CameraChange,
  DirectionsRequest,
  ViewerPosition,
  ViewerState,
  ViewerStateChange,
} from '../ViewerState.ts';
import type { ConnectOptions, ViewerClient, ViewerEvents } from './ViewerClient.ts';

interface Waiting {
  readonly done: (state: ViewerState) => void;
  readonly fail: (error: BridgeError) => void;
}

/** The host's side of one frame. The session continues when the frame reloads. */
export class FrameClient implements ViewerClient {
  /** Resolves to this client when the viewer has responded. */
  readonly opened: Promise<ViewerClient>;
  readonly #frame: HTMLIFrameElement;
  readonly #view: Window;
  readonly #origin: string;
  readonly #options: ConnectOptions;
  readonly #listeners = new Map<string, Set<(payload: never) => void>>();
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isClosed = false;

  constructor(frame: HTMLIFrameElement, view: Window, options: ConnectOptions) {
    this.#frame = frame;
    this.#view = view;
    this.#origin = new URL(frame.src).origin;
    this.#options = options;
    view.addEventListener('message', this.#hear);
    this.opened = this.#wait(0, 'not-connected', `${this.#origin} did not respond`).then(
      () => this,
      (error: unknown) => {
        this.close();
        throw error;
      },
    );
    // In a frame that is still empty, the viewer sends `hello` on its own when it is ready.
    if (frame.contentDocument?.URL !== 'about:blank') this.#send('connect', { versions });
  }

  getState(): Promise<ViewerState> {
    return this.#ask('get-state', {});
  }

  setState(change: ViewerStateChange): Promise<ViewerState> {
    return this.#ask('set-state', change);
  }

  showDirections(request: DirectionsRequest): Promise<ViewerState> {
    return this.#ask('show-directions', request);
  }

  clearDirections(): Promise<ViewerState> {
    return this.#ask('clear-directions', {});
  }

  setPosition(position?: ViewerPosition): Promise<ViewerState> {
    return this.#ask('set-position', position === undefined ? {} : { position });
  }

  setCamera(change: CameraChange): Promise<ViewerState> {
    return this.#ask('set-camera', change);
  }

  on<T extends keyof ViewerEvents>(
    type: T,
    listener: (payload: ViewerEvents[T]) => void,
  ): () => void {
    const known = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, known.add(listener));
    return () => void known.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#view.removeEventListener('message', this.#hear);
    for (const { fail } of this.#waiting.values()) fail(closed());
  }

  async #ask<T extends HostMessageType>(type: T, payload: HostMessages[T]): Promise<ViewerState> {
    if (this.#isClosed) throw closed();
    const id = ++this.#lastId;
    this.#send(type, payload, id);
    return this.#wait(id, 'timed-out', `“${type}” got no response`);
  }

  #send<T extends HostMessageType>(type: T, payload: HostMessages[T], id?: number): void {
    const message = { mezzanine: 1, type, ...(id !== undefined && { id }), payload } as const;
    this.#frame.contentWindow?.postMessage(message, this.#origin);
    this.#options.onMessage?.('sent', message);
  }

  #wait(id: number, code: BridgeErrorCode, text: string): Promise<ViewerState> {
    const { timeoutMs = 20_000 } = this.#options;
    let timer: ReturnType<typeof setTimeout>;
    return new Promise<ViewerState>((done, fail) => {
      this.#waiting.set(id, { done, fail });
      timer = setTimeout(() => {
        fail(new BridgeError(code, `${text} within ${timeoutMs / 1000} s.`));
      }, timeoutMs);
    }).finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  readonly #hear = ({ data, origin, source }: MessageEvent<unknown>): void => {
    if (origin !== this.#origin || source !== this.#frame.contentWindow) return;
    const message = readMessage<ViewerMessage>(viewerTable, data);
    if (message === undefined || 'fault' in message) return;
    this.#options.onMessage?.('received', message);
    if (message.type === 'hello') this.#greet(message.payload.versions);
    else if (!this.#settle(message)) {
      for (const listener of this.#listeners.get(message.type) ?? []) {
        listener(message.payload as never);
      }
    }
  };

  /** @returns whether the message is only the response to a request */
  #settle({ type, payload, replyTo = -1 }: ViewerMessage): boolean {
    const waiting = this.#waiting.get(replyTo);
    if (type === 'error') waiting?.fail(new BridgeError(payload.code, payload.message));
    // The first state is the response to `welcome`.
    if (type === 'reply' || type === 'state-changed') waiting?.done(payload);
    return type === 'reply' || (type === 'error' && waiting !== undefined);
  }

  #greet(offered: readonly number[]): void {
    const version = versions.findLast((one) => offered.includes(one));
    if (version !== undefined) return this.#send('welcome', { version }, 0);
    const text = `Viewer versions: ${offered.join(', ')}. Package versions: ${versions.join(', ')}.`;
    this.#waiting.get(0)?.fail(new BridgeError('wrong-version', text));
  }
}

function closed(): BridgeError {
  return new BridgeError('closed', 'The connection is closed. Connect again.');
}
