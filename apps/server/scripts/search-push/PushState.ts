import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { readDataFile } from '../../src/storage/readDataFile.ts';
import { writeWhole } from '../../src/storage/writeWhole.ts';

const stateSchema = z.object({
  version: z.literal(1),
  /** Identifies the content and the target of a push. */
  digest: z.string(),
  /** Number of batches that the provider has confirmed. */
  done: z.int().min(0),
});

/** Progress of a push, stored in a file so that the next push can resume. */
export class PushState {
  readonly #path: string;
  readonly #digest: string;
  #done: number;

  private constructor(path: string, digest: string, done: number) {
    this.#path = path;
    this.#digest = digest;
    this.#done = done;
  }

  /** Reads the progress of a push with exactly this content and target; 0 if they differ. */
  static async open(path: string, digest: string): Promise<PushState> {
    const state = await readDataFile(path, {
      parse: (text) => stateSchema.parse(JSON.parse(text)),
      without: 'the push starts again.',
    });
    return new PushState(path, digest, state?.digest === digest ? state.done : 0);
  }

  /** Number of batches that the provider has confirmed. */
  get done(): number {
    return this.#done;
  }

  async set(done: number): Promise<void> {
    this.#done = done;
    const state: z.infer<typeof stateSchema> = { version: 1, digest: this.#digest, done };
    await writeWhole(this.#path, JSON.stringify(state));
  }

  async clear(): Promise<void> {
    await rm(this.#path, { force: true });
  }
}
