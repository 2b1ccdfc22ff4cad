import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCli } from '../../bundleCli.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Result of a finished process. */
export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command line, and a folder to run it in. */
export class BuiltCli {
  /** Working directory of commands; initially empty. */
  readonly folder: string;
  readonly #root: string;

  private constructor(root: string, folder: string) {
    this.#root = root;
    this.folder = folder;
  }

  /** Builds the command from the current source. */
  static async build(): Promise<BuiltCli> {
    const root = await mkdtemp(join(tmpdir(), 'mvf-cli-'));
    await bundleCli(join(root, 'dist'));
    await cp(join(packageFolder, 'package.json'), join(root, 'package.json'));
    return new BuiltCli(root, await mkdtemp(join(root, 'work-')));
  }

  /** Starts `mvf` with these arguments, with piped output. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    return spawn(process.execPath, [join(this.#root, 'dist/cli/main.js'), ...args], {
      cwd: this.folder,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
  }

  /** Runs `mvf` with these arguments until it exits. */
  async run(...args: readonly string[]): Promise<Finished> {
    return finished(this.start(args));
  }

  /** Writes a file into the working directory, and returns its name. */
  async put(name: string, bytes: Uint8Array | string): Promise<string> {
    await writeFile(join(this.folder, name), bytes);
    return name;
  }

  /** Removes both folders. */
  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}

/** Waits until a process exits. */
export async function finished(program: ChildProcess): Promise<Finished> {
  let out = '';
  let err = '';
  program.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    program.once('error', reject);
    program.once('close', resolve);
  });
  return { code, out, err };
}
