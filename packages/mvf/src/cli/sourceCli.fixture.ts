import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finished } from './builtCli.fixture.ts';
import { run } from './run.ts';

/**
 * The command line in this process, and a folder to run it in. Starting the built program takes
 * half a second; `BuiltCli` is for tests that need a process: signals, pipes, and exit codes.
 */
export class SourceCli {
  /** Folder of relative paths; initially empty. */
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the folder. */
  static async open(): Promise<SourceCli> {
    return new SourceCli(await mkdtemp(join(tmpdir(), 'mvf-cli-')));
  }

  /** Runs `mvf` with these arguments, as if its output were piped. */
  async run(...args: readonly string[]): Promise<Finished> {
    let out = '';
    let err = '';
    const terminal = {
      folder: this.folder,
      out: (text: string) => void (out += text),
      err: (text: string) => void (err += text),
      isColored: false,
      isErrTerminal: false,
      variable: (name: string) => process.env[name],
      interrupted: () => new Promise<never>(() => {}),
    };
    const code = await run(args, terminal, '1.0.0');
    return { code, out, err };
  }

  /** Writes a file into the folder, and returns its name. */
  async put(name: string, bytes: Uint8Array | string): Promise<string> {
    await writeFile(join(this.folder, name), bytes);
    return name;
  }

  /** Removes the folder. */
  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
