import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputList } from './InputList.ts';
import type { Step } from './Step.ts';

interface KnownFile {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
}

interface Stored {
  /** Hash of the inputs with which each step last succeeded. */
  readonly steps: Record<string, string>;
  readonly files: Record<string, KnownFile>;
}

/**
 * Records what each step was built from. It compares contents, not times: a file that was touched or
 * checked out again is read once and found unchanged.
 */
export class BuildRecord {
  readonly #root: string;
  readonly #path: string;
  readonly #steps: Map<string, string>;
  readonly #known: ReadonlyMap<string, KnownFile>;
  readonly #files = new Map<string, KnownFile>();
  #inputs: InputList;
  #isChanged = false;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(root: string, path: string, stored: Stored) {
    this.#root = root;
    this.#path = path;
    this.#steps = new Map(Object.entries(stored.steps));
    this.#known = new Map(Object.entries(stored.files));
    this.#inputs = new InputList(root);
  }

  /** @param path - relative to the root; without a valid record, all steps are stale */
  static async open(root: string, path: string): Promise<BuildRecord> {
    try {
      const stored = JSON.parse(await readFile(join(root, path), 'utf8')) as Partial<Stored>;
      return new BuildRecord(root, path, { steps: stored.steps ?? {}, files: stored.files ?? {} });
    } catch {
      return new BuildRecord(root, path, { steps: {}, files: {} });
    }
  }

  /** Hash of everything that a step reads. */
  async digestInputs(step: Step): Promise<string> {
    const lists = await Promise.all(step.inputs.map((input) => this.#inputs.list(input)));
    const digests = await Promise.all(lists.flat().map((path) => this.#digestFile(path)));
    return createHash('sha256').update(digests.join('\n')).digest('hex');
  }

  /** Whether a step can be skipped. */
  async isFresh(step: Step, digest: string): Promise<boolean> {
    if (this.#steps.get(step.name) !== digest) return false;
    const outputs = step.outputs.map((path) => stat(join(this.#root, path)).catch(() => undefined));
    return (await Promise.all(outputs)).every((found) => found !== undefined);
  }

  /** Removes the record of a step before it runs, so that an interrupted run does not count. */
  async begin(step: Step): Promise<void> {
    this.#steps.delete(step.name);
    await this.#write();
  }

  /** Records that a step succeeded with these inputs. */
  async finish(step: Step, digest: string): Promise<void> {
    this.#steps.set(step.name, digest);
    this.#isChanged = true;
    // The step may have written sources of a later step.
    this.#inputs = new InputList(this.#root);
    await this.#write();
  }

  /** Removes files that no step reads anymore; called after all steps. */
  async close(): Promise<void> {
    if (this.#isChanged) await this.#write(this.#files);
  }

  async #digestFile(path: string): Promise<string> {
    const { size, mtimeMs: modified } = await stat(join(this.#root, path)).catch(() => ({
      size: -1,
      mtimeMs: 0,
    }));
    if (size < 0) return `${path} does not exist`;
    const known = this.#files.get(path) ?? this.#known.get(path);
    const isSame = known?.size === size && known.modified === modified;
    const file = isSame ? known : { size, modified, hash: await this.#hash(path) };
    this.#files.set(path, file);
    this.#isChanged ||= !isSame;
    return `${path} ${file.hash}`;
  }

  async #hash(path: string): Promise<string> {
    return createHash('sha256')
      .update(await readFile(join(this.#root, path)))
      .digest('base64url');
  }

  /** Steps can end concurrently, so writes are serialized. */
  #write(files?: ReadonlyMap<string, KnownFile>): Promise<void> {
    const written = this.#writing.then(() => this.#writeNow(files));
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #writeNow(
    files: ReadonlyMap<string, KnownFile> = new Map([...this.#known, ...this.#files]),
  ): Promise<void> {
    const stored: Stored = {
      steps: Object.fromEntries(this.#steps),
      files: Object.fromEntries(files),
    };
    const path = join(this.#root, this.#path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(stored));
    await rename(`${path}.new`, path);
  }
}
