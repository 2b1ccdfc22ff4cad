import type { DrawingLayer, LayerRole } from '@mezzanine/mvf';
import { importInWasmWorker } from '../your-map/wasm/importInWasmWorker.ts';
import { DoctorClient, type DoctorAnswer } from './DoctorClient.ts';
import type { Chart, DoctorRequest, SavedFormat, ShownPreview } from './doctorMessages.ts';
import { keepChart } from './keepChart.ts';
import { saveFile } from './saveFile.ts';

/** What the doctor is doing. */
interface DoctorWork {
  readonly label: string;
  readonly done: number;
  readonly all: number;
  /** Whether it can be canceled: only reading another file. */
  readonly isCancelable: boolean;
}

/** A DXF drawing whose layers wait for the reader. */
export interface ShownDrawing {
  readonly file: File;
  readonly layers: readonly DrawingLayer[];
}

/** What the page shows. */
export interface DeskState {
  /** Number of files that were examined; the last one is shown. */
  readonly opened: number;
  readonly chart: Chart | undefined;
  readonly preview: ShownPreview | undefined;
  readonly work: DoctorWork | undefined;
  /** Message about the last action. */
  readonly said: { readonly isFailure: boolean; readonly text: string } | undefined;
  /** Whether live examples can use the map, and why not. */
  readonly kept: string;
  readonly drawing: ShownDrawing | undefined;
}

const empty: DeskState = {
  opened: 0,
  chart: undefined,
  preview: undefined,
  work: undefined,
  said: undefined,
  kept: '',
  drawing: undefined,
};

/** The page's side of the examination: one worker for the shown file, and one while another is read. */
export class DoctorDesk {
  #state = empty;
  #client: DoctorClient | undefined;
  #opening: AbortController | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #start: ((onProgress: (done: number, all: number) => void) => DoctorClient) | undefined;
  readonly #keep: typeof keepChart;
  readonly #importByWasm: typeof importInWasmWorker;

  /**
   * @param start - starts a worker; default: the built one
   * @param keep - stores the map; default: in the browser
   * @param importByWasm - imports files that need WebAssembly; default: in the built worker
   */
  constructor(
    start?: (onProgress: (done: number, all: number) => void) => DoctorClient,
    keep = keepChart,
    importByWasm = importInWasmWorker,
  ) {
    this.#start = start;
    this.#keep = keep;
    this.#importByWasm = importByWasm;
  }

  /** The current state; another object after each change. */
  readonly state = (): DeskState => this.#state;

  /** Calls a listener after each change. @returns a function that removes it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Examines a file; the previous one stays until that is done.
   *
   * @param layers - roles of the layers of a DXF drawing; without it, the layers are listed
   */
  readonly open = (file: File, layers?: Readonly<Record<string, LayerRole>>): void => {
    this.#opening?.abort();
    const own = this.#newClient();
    const opening = new AbortController();
    opening.signal.addEventListener('abort', () => own.close());
    this.#opening = opening;
    const work = { label: `Examining ${file.name}`, done: 0, all: 0, isCancelable: true };
    this.#set({ work, said: undefined, drawing: undefined });
    const request = { kind: 'open', file, ...(layers && { layers }) } as const;
    this.#read(own, request, opening.signal).then(
      (answer) => {
        if (this.#opening !== opening) return;
        this.#opening = undefined;
        if (answer.kind === 'layers') {
          own.close();
          this.#list({ file, layers: answer.layers });
          return;
        }
        this.#client?.close();
        this.#client = own;
        this.#take(answer, true);
      },
      (error: unknown) => {
        own.close();
        if (this.#opening !== opening) return;
        this.#opening = undefined;
        this.#fail(error);
      },
    );
  };

  /** Stops reading a file, or leaves the layers of a drawing. */
  readonly cancel = (): void => {
    this.#opening?.abort();
    this.#opening = undefined;
    const said = { isFailure: false, text: 'Canceled.' };
    this.#set({ work: undefined, drawing: undefined, said });
  };

  /** Shows what a fix would change. */
  readonly show = (fix: string, text?: string): void =>
    this.#ask({ kind: 'preview', fix, ...withText(text) }, 'Preparing the preview');

  /** Hides the preview. */
  readonly hide = (): void => this.#set({ preview: undefined });

  /** Applies a fix. */
  readonly apply = (fix: string, text?: string): void =>
    this.#ask({ kind: 'apply', fix, ...withText(text) }, 'Applying the fix');

  /** Applies every automatic fix. */
  readonly applyAll = (): void => this.#ask({ kind: 'apply-all' }, 'Applying every automatic fix');

  /** Returns to the version before. */
  readonly undo = (): void => this.#ask({ kind: 'undo' }, 'Undoing');

  /** Repeats what was undone last. */
  readonly redo = (): void => this.#ask({ kind: 'redo' }, 'Redoing');

  /** Offers the venue as a download. */
  readonly save = (format: SavedFormat): void => this.#ask({ kind: 'save', format }, 'Saving');

  /** Ends the workers. */
  close(): void {
    this.#client?.close();
    this.#opening?.abort();
  }

  #newClient(): DoctorClient {
    return this.#start?.(this.#onProgress) ?? new DoctorClient(this.#onProgress);
  }

  readonly #onProgress = (done: number, all: number): void => {
    const { work } = this.#state;
    if (work !== undefined) this.#set({ work: { ...work, done, all } });
  };

  /** Reads a file; the worker with WebAssembly reads IFC models and GeoPackages. */
  async #read(
    client: DoctorClient,
    request: Extract<DoctorRequest, { kind: 'open' }>,
    signal: AbortSignal,
  ): Promise<DoctorAnswer> {
    const answer = await client.ask(request);
    if (answer.kind !== 'wasm') return answer;
    const { file } = request;
    const imported = await this.#importByWasm(file, { signal, onProgress: this.#onProgress });
    return client.ask({ ...request, imported });
  }

  #list(drawing: ShownDrawing): void {
    const text = `${drawing.file.name} is a drawing. Check how its layers were interpreted.`;
    this.#set({ drawing, work: undefined, said: { isFailure: false, text } });
  }

  #ask(request: DoctorRequest, label: string): void {
    if (this.#client === undefined || this.#state.work !== undefined) return;
    this.#set({ work: { label, done: 0, all: 0, isCancelable: false } });
    this.#client.ask(request).then(
      (answer) => this.#take(answer),
      (error: unknown) => this.#fail(error),
    );
  }

  #take(answer: DoctorAnswer, isNew = false): void {
    const say = (text: string) => ({ isFailure: false, text });
    if (answer.kind === 'preview') {
      const { preview } = answer;
      this.#set({ preview, work: undefined, said: say(`Preview: ${preview.summary}.`) });
    } else if (answer.kind === 'chart') {
      const { chart } = answer;
      const { length } = chart.findings;
      const left = length === 1 ? '1 finding' : `${length.toLocaleString('en')} findings`;
      const said = say(`${answer.said} ${left}.`);
      const opened = this.#state.opened + (isNew ? 1 : 0);
      this.#set({ opened, chart, preview: undefined, work: undefined, said });
      void this.#keep(chart, isNew).then((kept) => {
        if (this.#state.chart === chart) this.#set({ kept });
      });
    } else if (answer.kind === 'file') {
      saveFile(answer.name, answer.bytes);
      const count = answer.losses.reduce((sum, loss) => sum + loss.count, 0);
      const lost =
        count === 0 ? '' : ` The format has no place for ${count.toLocaleString('en')} things.`;
      this.#set({ work: undefined, said: say(`${answer.name} was saved.${lost}`) });
    }
  }

  #fail(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#set({ work: undefined, said: { isFailure: true, text } });
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function withText(text: string | undefined): { readonly text?: string } {
  return text === undefined ? {} : { text };
}
