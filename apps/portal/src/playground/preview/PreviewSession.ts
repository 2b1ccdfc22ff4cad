import {
  previewReady,
  readPreviewMessage,
  type PreviewMessage,
  type PreviewOrder,
  type PreviewProgram,
  type PreviewTheme,
} from './previewMessages.ts';

/** Address of the preview's document. */
const previewAddress = '/play/preview';

/** Messages a second after which a program is taken for runaway. */
const maxMessagesPerSecond = 500;
/** How often the program is asked whether it is still there. */
const pingMs = 1000;
/** Time after which a frame that has not said a word is taken for one that never will. */
const lateMs = 8000;
/** Time that a browser gets to end the process of a program that was taken away. */
const pauseMs = 1500;
/** Frames that are tried for one run. */
const maxFrames = 3;

/**
 * How a run stands. `late`: the preview does not start, and it is not known why. `busy`: the program
 * keeps its thread to itself and does not answer; the page around goes on.
 */
export type RunState = 'loading' | 'late' | 'running' | 'busy' | 'stopped';

/** What a page wants to know of a run. */
export interface PreviewListener {
  /** The program printed or failed, or its map stands. */
  onMessage(message: PreviewMessage): void;
  onState(state: RunState): void;
}

/**
 * Runs one program after another, each in a frame of its own: without an origin, in a process of its
 * own where the browser has them. Taking the frame away ends the program whatever it does.
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

  /** @param place - element that frames are put into */
  constructor(place: HTMLElement, listener: PreviewListener) {
    this.#place = place;
    this.#listener = listener;
  }

  /** Ends what runs and starts a program. */
  run(program: PreviewProgram, theme: PreviewTheme): void {
    this.stop();
    this.#theme = theme;
    this.#enter('loading');
    this.#open(program, 1);
  }

  /** Opens a frame for a program; `count` is how many there were for this run, with it. */
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
   * Tries another frame. A browser may have put this one into the process of a program before it,
   * which never ends its work; without a frame the process goes, and the next frame gets another.
   */
  #replace(program: PreviewProgram, count: number): void {
    if (count === maxFrames) {
      // As likely the way to the server is long: the frame stays, and may still begin.
      this.#enter('late');
      return;
    }
    this.#takeAway();
    this.#lateness = window.setTimeout(() => this.#open(program, count + 1), pauseMs);
  }

  /** Light or dark, for the program that runs. */
  setTheme(theme: PreviewTheme): void {
    this.#theme = theme;
    this.#order({ type: 'theme', theme });
  }

  /** Ends the program. */
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

  /** The frame's first word; its program gets a channel for all others. */
  #meet(event: MessageEvent<unknown>, frame: HTMLIFrameElement, program: PreviewProgram): void {
    if (event.source === null || event.source !== frame.contentWindow) return;
    if (event.data !== previewReady || this.#port !== undefined || frame !== this.#frame) return;
    window.clearTimeout(this.#lateness);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    this.#port = port1;
    // A frame without an origin cannot be named as a target.
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
