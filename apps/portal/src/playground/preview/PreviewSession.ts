import {
  previewReady,
  readPreviewMessage,
  type PreviewMessage,
  type PreviewOrder,
  type PreviewProgram,
  type PreviewTheme,
} from './previewMessages.ts';

/** URL of the preview's document. */
const previewAddress = '/play/preview';

/** Limit of messages per second; above it, the program counts as runaway. */
const maxMessagesPerSecond = 500;
/** Interval of pings to the program. */
const pingMs = 1000;
/** Time after which a frame without a message counts as failed. */
const lateMs = 8000;
/** Time for the browser to end the process of a removed frame. */
const pauseMs = 1500;
/** Maximum number of frames per run. */
const maxFrames = 3;

/**
 * State of a run. `late`: the preview does not start, for unknown reasons. `busy`: the program blocks its
 * thread and does not respond; the page is not affected.
 */
export type RunState = 'loading' | 'late' | 'running' | 'busy' | 'stopped';

/** Handlers for events of a run. */
export interface PreviewListener {
  /** Called if the program printed or failed, or its map is shown. */
  onMessage(message: PreviewMessage): void;
  onState(state: RunState): void;
}

/**
 * Runs programs, each in a new frame with an opaque origin, and a separate process if the browser supports
 * that. Removing the frame ends the program at any time.
 */
export class PreviewSession {
  readonly #place: HTMLElement;
  readonly #listener: PreviewListener;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #timer: number | undefined;
  #lateness: number | undefined;
  #theme: PreviewTheme = 'light';
  #state: RunState = 'stopped';
  #unanswered = 0;
  #second = { startedAt: 0, messages: 0 };

  /** @param place - container element of the frames */
  constructor(place: HTMLElement, listener: PreviewListener) {
    this.#place = place;
    this.#listener = listener;
  }

  /** Stops the current program and starts another. */
  run(program: PreviewProgram, theme: PreviewTheme): void {
    this.stop();
    this.#theme = theme;
    this.#enter('loading');
    this.#open(program, 1);
  }

  /** Opens a frame for a program; `count` is the number of frames of this run. */
  #open(program: PreviewProgram, count: number): void {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.title = 'Preview';
    frame.src = previewAddress;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) this.#end('The program left the preview, so it was stopped.');
    });
    this.#frame = frame;
    window.addEventListener('message', (event) => this.#meet(event, frame, program), {
      signal: this.#signalOf(frame),
    });
    this.#lateness = window.setTimeout(() => this.#replace(program, count), lateMs);
    this.#place.append(frame);
  }

  /**
   * Tries another frame. The browser may have put this one into the process of an earlier program that
   * never ends. Without a frame, the process ends, and the next frame gets a new one.
   */
  #replace(program: PreviewProgram, count: number): void {
    if (count === maxFrames) {
      // The network may be slow: the frame stays and can still start.
      this.#enter('late');
      return;
    }
    this.#takeAway();
    this.#lateness = window.setTimeout(() => this.#open(program, count + 1), pauseMs);
  }

  /** Sets the theme of the running program. */
  setTheme(theme: PreviewTheme): void {
    this.#theme = theme;
    this.#order({ type: 'theme', theme });
  }

  /** Stops the program. */
  stop(): void {
    this.#takeAway();
    this.#enter('stopped');
  }

  #takeAway(): void {
    window.clearInterval(this.#timer);
    window.clearTimeout(this.#lateness);
    this.#port?.close();
    this.#port = undefined;
    this.#frame?.remove();
    this.#frame?.dispatchEvent(new Event('gone'));
    this.#frame = undefined;
  }

  #signalOf(frame: HTMLIFrameElement): AbortSignal {
    const gone = new AbortController();
    frame.addEventListener('gone', () => gone.abort());
    return gone.signal;
  }

  /** Handles the first message of a frame, and opens a channel for all others. */
  #meet(event: MessageEvent<unknown>, frame: HTMLIFrameElement, program: PreviewProgram): void {
    if (event.source === null || event.source !== frame.contentWindow) return;
    if (event.data !== previewReady || this.#port !== undefined || frame !== this.#frame) return;
    window.clearTimeout(this.#lateness);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    this.#port = port1;
    // A frame with an opaque origin cannot be a target origin.
    frame.contentWindow?.postMessage('port', '*', [port2]);
    this.#order({ type: 'run', program, theme: this.#theme });
    this.#unanswered = 0;
    this.#enter('running');
    this.#timer = window.setInterval(() => this.#ping(), pingMs);
  }

  #order(order: PreviewOrder): void {
    this.#port?.postMessage(order);
  }

  #ping(): void {
    if (this.#unanswered >= 2) this.#enter('busy');
    this.#unanswered += 1;
    this.#order({ type: 'ping' });
  }

  #hear(data: unknown): void {
    if (this.#isRunaway()) {
      this.#end(
        `The program sent more than ${maxMessagesPerSecond} lines in a second, so it was stopped.`,
      );
      return;
    }
    const message = readPreviewMessage(data);
    if (message === undefined) return;
    if (message.type !== 'pong') {
      this.#listener.onMessage(message);
      return;
    }
    this.#unanswered = 0;
    this.#enter('running');
  }

  #isRunaway(): boolean {
    const now = performance.now();
    if (now - this.#second.startedAt > 1000) this.#second = { startedAt: now, messages: 0 };
    this.#second.messages += 1;
    return this.#second.messages > maxMessagesPerSecond;
  }

  #end(text: string): void {
    this.stop();
    this.#listener.onMessage({ type: 'failure', text });
  }

  #enter(state: RunState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.onState(state);
  }
}
