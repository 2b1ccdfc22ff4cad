import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** What a finished program left. */
export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command line, built into a folder of its own, and a folder to run it in. */
export class BuiltCli {
  /** Folder that commands run in; empty at first. */
  readonly folder: string;
  readonly #root: string;

  private constructor(root: string, folder: string) {
    this.#root = root;
    this.folder = folder;
  }

  /** Builds the program as it is in the source now. */
  static async build(): Promise<BuiltCli> {
    const root = await mkdtemp(join(tmpdir(), 'mvf-cli-'));
    await build({
      entryPoints: [
        join(packageFolder, 'src/cli/main.ts'),
        join(packageFolder, 'src/cli/client/main.ts'),
      ],
      outbase: join(packageFolder, 'src'),
      outdir: join(root, 'dist'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    await cp(join(packageFolder, 'package.json'), join(root, 'package.json'));
    return new BuiltCli(root, await mkdtemp(join(root, 'work-')));
  }

  /** Starts `mvf` with these arguments, its output in pipes. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    return spawn(process.execPath, [join(this.#root, 'dist/cli/main.js'), ...args], {
      cwd: this.folder,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
  }

  /** Runs `mvf` with these arguments to its end. */
  async run(...args: readonly string[]): Promise<Finished> {
    return finished(this.start(args));
  }

  /** Writes a file into the folder that commands run in, and returns its name. */
  async put(name: string, bytes: Uint8Array | string): Promise<string> {
    await writeFile(join(this.folder, name), bytes);
    return name;
  }

  /** Removes all of it. */
  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}

/** Waits for a program to end. */
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
