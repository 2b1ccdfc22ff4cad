import type { LanguageQuestion, LanguageReply } from './languageMessages.ts';
import type { ProgramCompletions, ProgramName, ProgramProblem } from './LanguageProject.ts';

/** URL of the language service. */
const workerAddress = '/play/language.js';

/** The current program in the editor. */
export interface EditedProgram {
  readonly file: string;
  readonly text: string;
}

/** Client of the language service, which the first request loads. */
export class LanguageClient {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<
    number,
    { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }
  >();

  /** @param start - starts the worker; default: the built one */
  constructor(start = (): Worker => new Worker(workerAddress, { type: 'module' })) {
    this.#start = start;
  }

  /** The errors of a program. */
  problems(program: EditedProgram): Promise<readonly ProgramProblem[]> {
    return this.#ask(program, { kind: 'problems' }) as Promise<readonly ProgramProblem[]>;
  }

  /** Completions at an offset. */
  complete(program: EditedProgram, offset: number): Promise<ProgramCompletions | undefined> {
    const question = { kind: 'complete', offset } as const;
    return this.#ask(program, question) as Promise<ProgramCompletions | undefined>;
  }

  /** The description of the name at an offset. */
  describe(program: EditedProgram, offset: number): Promise<ProgramName | undefined> {
    const question = { kind: 'describe', offset } as const;
    return this.#ask(program, question) as Promise<ProgramName | undefined>;
  }

  /** The description of a completion at an offset. */
  describeCompletion(
    program: EditedProgram,
    offset: number,
    label: string,
  ): Promise<Omit<ProgramName, 'from' | 'to'> | undefined> {
    const question = { kind: 'describe-completion', offset, label } as const;
    return this.#ask(program, question) as Promise<ProgramName | undefined>;
  }

  /** Terminates the worker and rejects pending requests. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#refuseAll('The language service was closed.');
  }

  #ask({ file, text }: EditedProgram, question: LanguageQuestion): Promise<unknown> {
    this.#worker ??= this.#open();
    const worker = this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, file, text, question });
    });
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<LanguageReply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.answer);
    });
    worker.addEventListener('error', () => {
      this.#refuseAll('The language service could not be loaded. Reload the page.');
    });
    return worker;
  }

  #refuseAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
