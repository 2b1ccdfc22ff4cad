import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
/** Cache folders of builds. */
const caches = new Set(['.docusaurus', '.cache', 'node_modules']);
/** Output folders of builds, which are not copied. */
const leftOut = new Set([...caches, 'build', 'dist', 'target']);

/** The portal and the sources of its pages. */
const copied = [
  'apps/portal',
  'apps/server/src',
  'apps/viewer',
  'integrations/power-bi',
  'examples',
  'packages',
  'sdks',
  'skills',
  'site.config.ts',
  'tsconfig.base.json',
];

/** Caches by content hash, which a copy can use unchanged. */
const keptByContent = ['.cache/api-reference', 'apps/portal/.cache/cards'];

/** Result and output of a build. */
export interface BuildResult {
  readonly isBuilt: boolean;
  readonly output: string;
}

/** A copy of the portal and the files it reads, which a test can change and build. */
export class PortalCopy {
  readonly #root: string;
  /** Folder of the copy. */
  readonly portal: string;
  /** Folder of its built files. */
  readonly build: string;

  /** @param name - name of the copy's folder in the repository's cache; replaces an older copy */
  constructor(name: string) {
    this.#root = path.join(repository, '.cache', name);
    this.portal = path.join(this.#root, 'apps/portal');
    this.build = path.join(this.portal, 'build');
    this.restore();
    for (const place of keptByContent) {
      cpSync(path.join(repository, place), path.join(this.#root, place), { recursive: true });
    }
  }

  /** Reverts every change; the build cache stays. */
  restore(): void {
    mkdirSync(this.portal, { recursive: true });
    for (const name of readdirSync(this.portal)) {
      if (!caches.has(name)) rmSync(path.join(this.portal, name), { recursive: true, force: true });
    }
    for (const place of copied) {
      cpSync(path.join(repository, place), path.join(this.#root, place), {
        recursive: true,
        filter: (source) => !leftOut.has(path.basename(source)),
      });
    }
  }

  /** Changes or creates a file; `change` gets its text, or '' for a new file. */
  edit(file: string, change: (text: string) => string): void {
    const target = path.join(this.#root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const after = change(before);
    if (after === before) throw new Error(`${file} was not changed.`);
    writeFileSync(target, after);
  }

  /** Removes a file. */
  remove(file: string): void {
    rmSync(path.join(this.#root, file));
  }

  /** Builds the copy with the portal's build. */
  async run(): Promise<BuildResult> {
    const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
    const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const content = await this.#runProgram(tsx, 'scripts/writeContent.ts');
    return content.isBuilt ? this.#runProgram(docusaurus, 'build') : content;
  }

  async #runProgram(...args: readonly string[]): Promise<BuildResult> {
    const program = spawn(process.execPath, args, {
      cwd: this.portal,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const code = await new Promise((done) => program.on('close', done));
    return { isBuilt: code === 0, output };
  }
}
