import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Stage, StageResult, TestResults } from './Stage.ts';

const nothing: TestResults = { passed: 0, failed: 0 };
/** Time after which a process that was told to end is killed. */
const patienceMs = 5000;

/** A running stage. Its output is printed line by line with the stage's name as prefix. */
export class StageProcess {
  readonly #stage: Stage;
  readonly #print: (line: string) => void;
  readonly #child: ChildProcess | undefined;
  #isStopped = false;
  /** Resolves when the stage has ended, successful or not. */
  readonly end: Promise<StageResult>;

  constructor(stage: Stage, print: (line: string) => void) {
    this.#stage = stage;
    this.#print = print;
    const missing = stage.findMissing?.();
    if (missing !== undefined) {
      print(`── ${stage.name}: NOT RUN. ${missing}`);
      const { name } = stage;
      const result = { name, outcome: 'missing', seconds: 0, results: nothing, missing } as const;
      this.end = Promise.resolve(result);
      return;
    }
    print(`── ${stage.name}: started`);
    const [program = '', ...args] = stage.command;
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...stage.env },
      // In its own process group, to stop it together with its child processes.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    const kill = (): void => this.#signal('SIGTERM');
    process.once('exit', kill);
    this.end = this.#follow(this.#child).finally(() => process.off('exit', kill));
  }

  /** Stops the stage and all its child processes. */
  stop(): void {
    this.#isStopped = true;
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.#signal('SIGKILL'), patienceMs).unref();
    this.#child?.once('close', () => clearTimeout(timer));
  }

  async #follow(child: ChildProcess): Promise<StageResult> {
    const startedAt = performance.now();
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) =>
        this.#print(`${this.#stage.name} │ ${line}`),
      );
    }
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', (error) => {
        this.#print(`${this.#stage.name} │ ${error.message}`);
        resolve(1);
      });
      child.once('close', resolve);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const { outcome, results } = this.#judge(code);
    const { name } = this.#stage;
    const said = { passed: 'passed', failed: 'FAILED', stopped: 'stopped' }[outcome];
    this.#print(`── ${name}: ${said} in ${Math.round(seconds)} s${countsOf(results)}`);
    return { name, outcome, seconds, results };
  }

  #judge(code: number | null): Pick<StageResult, 'results'> & {
    readonly outcome: 'passed' | 'failed' | 'stopped';
  } {
    if (this.#isStopped) return { outcome: 'stopped', results: nothing };
    const results = this.#readReport();
    const hasReport = this.#stage.report === undefined || results !== undefined;
    if (code === 0 && hasReport && (results?.failed ?? 0) === 0) {
      return { outcome: 'passed', results: results ?? nothing };
    }
    const { passed, failed, ...more } = results ?? nothing;
    // A stage without tests, such as lint, counts as one failure.
    return { outcome: 'failed', results: { ...more, passed, failed: Math.max(failed, 1) } };
  }

  /** The results in the stage's report, or undefined if there is none. */
  #readReport(): TestResults | undefined {
    const { report } = this.#stage;
    if (report === undefined) return undefined;
    try {
      return report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
    } catch {
      this.#print(`${this.#stage.name} │ The report ${report.file} cannot be read.`);
      return undefined;
    }
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#child ?? {};
    // The process has ended, so its id may belong to another process.
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    if (process.platform === 'win32') this.#child?.kill(signal);
    else process.kill(-pid, signal);
  }
}

function countsOf({ passed, failed, skipped = 0 }: TestResults): string {
  if (passed + failed + skipped === 0) return '';
  return `: ${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
