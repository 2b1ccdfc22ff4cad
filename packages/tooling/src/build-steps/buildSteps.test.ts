import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildRecord } from './BuildRecord.ts';
import { memoryText } from './buildPortal.ts';
import { followMemory } from './followMemory.ts';
import { packPackages } from './packPackages.ts';
import { Progress } from './Progress.ts';
import { ProgramError, runProgram } from './runProgram.ts';
import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';

let root: string;
let output: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-test-'));
  output = '';
});
afterEach(() => {
  vi.useRealTimers();
  return rm(root, { recursive: true });
});

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

/** Runs steps in a new build, and returns the names of those that ran. */
async function build(steps: readonly Step[], isForced = false): Promise<string[]> {
  const log = new PassThrough().setEncoding('utf8');
  log.on('data', (text: string) => (output += text));
  return runSteps(steps, {
    record: await BuildRecord.open(root, '.cache/build.json'),
    progress: new Progress(log as unknown as NodeJS.WriteStream),
    isForced,
    atOnce: 2,
  });
}

const copyStep = (from: string, to: string): Step => ({
  name: `${from} to ${to}`,
  inputs: [from],
  outputs: [`${to}/out.txt`],
  run: async () => write(`${to}/out.txt`, await readFile(join(root, from, 'a.ts'), 'utf8')),
});

describe.each(['with git', 'without git'])('a step, %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'with git') {
      execFileSync('git', ['init', '--quiet', root]);
      await write('.gitignore', 'dist/\n.cache/\n');
    }
    await write('source/a.ts', 'one');
  });
  const steps = [copyStep('source', 'dist'), copyStep('source', 'other/dist')];
  const names = steps.map(({ name }) => name);

  it('runs once, and again only if a source changed, appeared, or disappeared', async () => {
    expect(await build(steps)).toEqual(names);
    expect(await build(steps)).toEqual([]);
    await write('source/a.ts', 'two');
    expect(await build(steps)).toEqual(names);
    await write('source/deep/b.ts', 'new');
    expect(await build(steps)).toEqual(names);
    await rm(join(root, 'source/deep'), { recursive: true });
    expect(await build(steps)).toEqual(names);
    expect(await build(steps)).toEqual([]);
  });

  it('does not run because a file was touched, or because a test or a built file changed', async () => {
    await build(steps);
    await utimes(join(root, 'source/a.ts'), 1, 1);
    await write('source/a.test.ts', 'test');
    await write('source/dist/x.js', 'built');
    expect(await build(steps)).toEqual([]);
  });

  it('runs again if its output is missing', async () => {
    await build(steps);
    await rm(join(root, 'other'), { recursive: true });
    expect(await build(steps)).toEqual([names[1]]);
  });

  it('runs again if a step whose output it reads ran', async () => {
    const reads: Step = {
      ...copyStep('dist', 'second/dist'),
      run: () => write('second/dist/out.txt', ''),
    };
    await build([...steps, reads]);
    await write('source/a.ts', 'two');
    expect(await build([...steps, reads])).toContain(reads.name);
  });

  it('that failed or was interrupted runs again, and steps that read its output wait', async () => {
    const [first] = steps as [Step, Step];
    const failing: Step = { ...first, run: () => Promise.reject(new Error('no')) };
    const reader: Step = {
      ...copyStep('dist', 'second/dist'),
      run: () => write('second/dist/out.txt', ''),
    };
    await build([first, reader]);
    await write('source/a.ts', 'two');
    await expect(build([failing, reader])).rejects.toThrow('no');
    expect(output).toContain(`✗ ${failing.name}`);
    await write('source/a.ts', 'one');
    expect(await build([first, reader])).toEqual([first.name]);
    await write('source/a.ts', 'two');
    await expect(build([failing, reader])).rejects.toThrow('no');
    expect(await build([first, reader])).toEqual([first.name, reader.name]);
  });

  it('runs if forced', async () => {
    await build(steps);
    expect(await build(steps, true)).toEqual(names);
  });

  it('runs if the record is corrupt', async () => {
    await build(steps);
    await write('.cache/build.json', '{"steps":');
    expect(await build(steps)).toEqual(names);
  });
});

describe('steps', () => {
  const events: string[] = [];
  beforeEach(() => events.splice(0));

  /** A step that records when it begins and ends, and ends once an event was recorded. */
  const heldStep = (name: string, inputs: string[], until = `${name} begins`): Step => ({
    name,
    inputs,
    outputs: [`dist/${name}/out.txt`],
    run: async () => {
      events.push(`${name} begins`);
      await vi.waitUntil(() => events.includes(until), { timeout: 4000 });
      await write(`dist/${name}/out.txt`, name);
      events.push(`${name} ends`);
    },
  });

  it('run in parallel, up to the limit', async () => {
    const steps = [
      heldStep('one', [], 'two begins'),
      heldStep('two', [], 'three begins'),
      heldStep('three', []),
    ];
    expect(await build(steps)).toEqual(['one', 'two', 'three']);
    expect(events.slice(0, 4)).toEqual(['one begins', 'two begins', 'one ends', 'three begins']);
  });

  it.each(['dist/made', 'dist/made/out.txt', 'dist/made/out.txt/part'])(
    'wait for the one that writes %s, which they read',
    async (input) => {
      await build([heldStep('made', []), heldStep('reader', [input])]);
      expect(events).toEqual(['made begins', 'made ends', 'reader begins', 'reader ends']);
    },
  );

  it('start in list order if several could', async () => {
    const steps = [
      heldStep('first', [], 'long begins'),
      heldStep('reader', ['dist/first']),
      heldStep('long', [], 'last begins'),
      heldStep('last', []),
    ];
    await build(steps);
    const begun = events.filter((event) => event.endsWith('begins'));
    expect(begun).toEqual(['first begins', 'long begins', 'reader begins', 'last begins']);
  });

  it('do not wait for one that writes below their sources', async () => {
    const below: Step = {
      ...heldStep('made', [], 'reader begins'),
      outputs: ['sources/dist/out.txt'],
    };
    await build([below, heldStep('reader', ['sources'])]);
    expect(events[1]).toBe('reader begins');
  });

  it('do not start after a failure, and running ones finish', async () => {
    const fail = (): Promise<never> => {
      events.push('failing fails');
      return Promise.reject(Error('no'));
    };
    const slow = heldStep('slow', [], 'failing fails');
    const failing: Step = { ...heldStep('failing', []), run: fail };
    await expect(build([slow, failing, heldStep('later', [])])).rejects.toThrow('no');
    expect(events).toEqual(['slow begins', 'failing fails', 'slow ends']);
    expect(await build([slow])).toEqual([]);
  });

  it('are all listed in the terminal line, as far as its width allows', async () => {
    const terminal = Object.assign(new PassThrough().setEncoding('utf8'), {
      isTTY: true,
      columns: 20,
    });
    const bothListed = new Promise<void>((done) => {
      terminal.on('data', (text: string) => {
        output += text;
        if (text.includes(' · two')) done();
      });
    });
    const progress = new Progress(terminal as unknown as NodeJS.WriteStream);
    await Promise.all(
      ['one', 'two'].map((name) => progress.show(name, () => bothListed.then(() => `of ${name}`))),
    );
    const lines = output.split('\r\u001b[2K');
    const moving = lines.find((line) => line.includes(' · two')) ?? '';
    expect(moving).toMatch(/^. one {2}\d\.\d s · two/);
    expect(moving.length).toBeLessThan(terminal.columns);
    expect(output).toMatch(/✓ one {2}\d\.\d s, of one\n/);
    expect(output).toMatch(/✓ two {2}\d\.\d s, of two\n$/);
  });
});

describe('programs', () => {
  it('print nothing, and return their output', async () => {
    const text = await runProgram(process.execPath, ['-p', '"done"'], root);
    expect(text).toBe('done\n');
  });

  it('that fail report the command and their output', async () => {
    const failing = runProgram(
      process.execPath,
      ['-e', 'console.error("why"); process.exit(3)'],
      root,
    );
    await expect(failing).rejects.toThrow(ProgramError);
    await expect(failing).rejects.toThrow(/ended with code 3:\n\nwhy$/);
  });

  it('report their peak memory', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let stop: () => number | undefined = () => undefined;
    const held = 150 * 2 ** 20;
    // Untouched memory is not resident, so it is filled. The program ends when its file is deleted.
    const program = `
      Buffer.alloc(${held}, 1);
      fs.writeFileSync('held', '');
      setInterval(() => fs.existsSync('held') || process.exit(), 20);`;
    const ended = runProgram(process.execPath, ['-e', program], root, {
      onStart: (pid) => {
        stop = followMemory(pid);
      },
    });
    while (!existsSync(join(root, 'held'))) await setTimeout(20);
    vi.advanceTimersByTime(1000);
    await rm(join(root, 'held'));
    await ended;
    const peak = stop();
    if (process.platform === 'linux') expect(peak).toBeGreaterThan(held);
    else expect(peak).toBeUndefined();
    expect(memoryText(3 * 2 ** 29)).toBe('1.50 GB peak memory');
    expect(memoryText(undefined)).toBe('');
  });

  it('that do not exist are named', async () => {
    await expect(runProgram('no-such-program', [], root)).rejects.toThrow(
      /^no-such-program cannot be started/,
    );
  });
});

describe('packages', () => {
  it('include their dependencies and omit files that only the repository needs', async () => {
    await write('LICENSE', 'free');
    await write('packages/base/dist/index.js', 'export {};');
    await write('packages/base/src/index.ts', 'export {};');
    const base = {
      name: '@x/base',
      version: '1.0.0',
      files: ['dist'],
      dependencies: { dep: '2.0.0', '@x/ground': '1.0.0' },
    };
    await write('packages/base/package.json', JSON.stringify(base));
    // Bundled too, although only the package below depends on it.
    await write('packages/ground/dist/index.js', 'export {};');
    const ground = { name: '@x/ground', version: '1.0.0', files: ['dist'] };
    await write('packages/ground/package.json', JSON.stringify(ground));
    await write('packages/top/dist/index.js', 'export {};');
    const top = {
      name: '@x/top',
      version: '1.0.0',
      files: ['dist', 'README.md', 'look.css', 'schema'],
      scripts: { build: 'no' },
      devDependencies: { tool: '1.0.0' },
      exports: {
        '.': { 'mezzanine-source': './src/index.ts', default: './dist/index.js' },
        './look.css': './look.css',
        './schema/*.json': './schema/*.json',
        './fixtures/*': './src/fixtures/*.ts',
        './distances': './distances/index.ts',
        './archive': { 'mezzanine-source': './src/archive.ts' },
      },
      dependencies: { '@x/base': '1.0.0' },
    };
    await write('packages/top/package.json', JSON.stringify(top));
    await packPackages(root, ['packages/ground', 'packages/base', 'packages/top'], 'packed');
    const unpacked = join(root, 'unpacked');
    await mkdir(unpacked);
    execFileSync('tar', ['xzf', join(root, 'packed/top.tgz'), '-C', unpacked]);
    const read = async (path: string) => readFile(join(unpacked, 'package', path), 'utf8');
    expect(JSON.parse(await read('package.json'))).toEqual({
      name: '@x/top',
      version: '1.0.0',
      files: ['dist', 'README.md', 'look.css', 'schema'],
      exports: {
        '.': { default: './dist/index.js' },
        './look.css': './look.css',
        './schema/*.json': './schema/*.json',
      },
      dependencies: { '@x/base': '1.0.0', '@x/ground': '1.0.0', dep: '2.0.0' },
      bundleDependencies: ['@x/base', '@x/ground'],
    });
    expect(await read('LICENSE')).toBe('free');
    expect(await read('node_modules/@x/base/dist/index.js')).toBe('export {};');
    expect(await read('node_modules/@x/ground/dist/index.js')).toBe('export {};');
    await expect(read('node_modules/@x/base/src/index.ts')).rejects.toThrow('ENOENT');
  });
});
