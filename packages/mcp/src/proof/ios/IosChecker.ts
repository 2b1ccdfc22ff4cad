import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../results/ToolError.ts';
import type { PackageSource } from '../../site/SiteSource.ts';
import type { CheckedProgram, Checker, CheckResult } from '../Checker.ts';
import type { CodeProblem } from '../CodeProblem.ts';
import { fillWorkFolder } from '../programs/fillWorkFolder.ts';
import { inFragment } from '../programs/fragments.ts';
import { Preparation } from '../programs/Preparation.ts';
import { runProgram } from '../programs/runProgram.ts';
import { iosVersions } from './iosVersions.ts';
import { preparePackage, type SwiftPackage } from './preparePackage.ts';
import { swiftSource } from './swiftSource.ts';

/** Seconds of processor time that a check may take. */
const maxSeconds = 20;
/** Timeout of the compiler in seconds. */
const maxWaitSeconds = 180;
const maxMemoryKilobytes = 8_000_000;
/** Starts a program with limits; a Mac supports only the time limit. */
const limited = `ulimit -t ${maxSeconds}; ulimit -v ${maxMemoryKilobytes} 2>/dev/null; exec "$0" "$@"`;
const fileName = 'Program.swift';

/** Compiles Swift against the modules of the iOS SDK. */
export class IosChecker implements Checker {
  readonly languages = ['swift'] as const;
  readonly versions: readonly string[] = Object.keys(iosVersions);
  readonly #package: Preparation<SwiftPackage>;
  #count = 0;

  constructor(site: PackageSource) {
    this.#package = new Preparation('The iOS SDK', () =>
      fillWorkFolder((folder) => preparePackage(site, folder)),
    );
  }

  async check({ code, version, isFragment, signal }: CheckedProgram): Promise<CheckResult> {
    const { folder: root, flags } = await this.#package.get();
    const { modules, imports, given } = expectVersion(version);
    const fragment = isFragment ? swiftSource(code, imports, given) : undefined;
    const folder = join(root, `program-${(this.#count += 1)}`);
    try {
      await mkdir(folder);
      await writeFile(join(folder, fileName), fragment?.text ?? code);
      const problems = await compile(folder, flags, signal);
      return {
        problems:
          fragment === undefined ? problems : problems.map((one) => inFragment(one, fragment)),
        notes: foreignModules(code, modules).map(
          (name) => `Programs for ${version} import ${modules[0]}, not ${name}.`,
        ),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function compile(
  folder: string,
  flags: readonly string[],
  signal: AbortSignal,
): Promise<readonly CodeProblem[]> {
  const mode = ['-typecheck', '-parse-as-library', '-swift-version', '6'];
  const output = ['-suppress-warnings', '-diagnostic-style', 'llvm'];
  const ended = await runProgram({
    program: 'sh',
    args: ['-c', limited, 'swiftc', ...mode, ...output, ...flags, fileName],
    folder,
    seconds: maxWaitSeconds,
    signal,
  });
  const problems = problemsIn(ended.text);
  if (ended.status === 0 || problems.length > 0) return problems;
  throw new ToolError(
    `The Swift compiler failed, or needs more than ${maxSeconds} seconds of processor time. Simplify the program.`,
  );
}

/** Errors in the output of the compiler. */
function problemsIn(output: string): readonly CodeProblem[] {
  const pattern = /^[^\n]{0,400}?Program\.swift:(\d+):(\d+): error: ([^\n]+)$/gm;
  return [...output.matchAll(pattern)].map(([, line, column, message = '']) => ({
    line: Number(line),
    column: Number(column),
    code: '',
    message,
  }));
}

function expectVersion(version: string) {
  const found = iosVersions[version];
  if (found === undefined) throw new Error(`The iOS SDK has no version "${version}".`);
  return found;
}

/** Modules of other versions that a program imports. */
function foreignModules(program: string, own: readonly string[]): readonly string[] {
  const imported = program.matchAll(
    /^[ \t]*(?:@\w+[ \t]+)?import[ \t]+(?:(?:class|struct|enum|func|protocol|typealias|var|let)[ \t]+)?(Mezzanine\w{0,40})/gm,
  );
  return [...new Set([...imported].map(([, name = '']) => name))].filter(
    (name) => !own.includes(name),
  );
}
