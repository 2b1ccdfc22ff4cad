import { parseArgs } from 'node:util';
import { convertFiles, type ConvertResult, type FileResult } from '../convertFiles.ts';

/** Output of the program. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Exit codes: everything was converted; some places need manual changes; a file or an argument is
 * invalid.
 */
export const exitCodes = { done: 0, left: 1, failed: 2 } as const;

const help = `Usage: codemod 5-to-6 [options] <files or patterns>

Converts code for version 5 of the web SDK to version 6.

  --dry               print what would change, and change nothing
  --project <file>    tsconfig.json of the app; default: tsconfig.json of this folder
  --help              print this text

Exit codes: 0 everything is converted, 1 comments mark what is left, 2 a file could not be converted.
Example: codemod 5-to-6 "src/**/*.{ts,tsx}"
`;

/**
 * Runs the program.
 *
 * @returns the exit code
 */
export async function run(
  parameters: readonly string[],
  folder: string,
  output: Output,
): Promise<number> {
  const parsed = parse(parameters);
  if (typeof parsed === 'string') {
    output.err(`codemod: ${parsed}\n\n${help}`);
    return exitCodes.failed;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    output.out(help);
    return exitCodes.done;
  }
  const isDry = values.dry ?? false;
  const result = await convertFiles({
    files: positionals.slice(1),
    folder,
    isDry,
    ...(values.project !== undefined && { project: values.project }),
  });
  for (const { file, message } of result.problems) output.err(`${file}: ${message}\n`);
  output.out(summaryOf(result, isDry));
  if (result.problems.length > 0) return exitCodes.failed;
  return result.files.some(({ left }) => left.length > 0) ? exitCodes.left : exitCodes.done;
}

function parse(parameters: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        dry: { type: 'boolean' },
        project: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const [transform, ...files] = parsed.positionals;
    if (parsed.values.help) return parsed;
    if (transform !== '5-to-6') {
      return `unknown transform ${transform === undefined ? '(none given)' : `"${transform}"`}. Pass 5-to-6.`;
    }
    return files.length > 0 ? parsed : 'no files are given. Pass files or patterns.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function summaryOf({ files }: ConvertResult, isDry: boolean): string {
  const changed = files.filter(({ isChanged }) => isChanged);
  const lines = changed.flatMap(linesOf);
  const total = (count: (file: FileResult) => number) =>
    files.reduce((sum, file) => sum + count(file), 0);
  const dropped = total((file) => file.dropped.length);
  return [
    ...lines,
    `${isDry ? 'Files to change' : 'Files changed'}: ${changed.length} of ${files.length}`,
    `Converted: ${total(({ converted }) => converted)}`,
    `To convert by hand: ${total(({ left }) => left.length)}`,
    ...(dropped > 0 ? [`Options without effect removed: ${dropped}`] : []),
    '',
  ].join('\n');
}

function linesOf({ file, converted, left, dropped }: FileResult): readonly string[] {
  return [
    `${file}: ${converted} converted, ${left.length} left`,
    ...left.map(({ line, text }) => `  line ${line}: ${text}`),
    ...[...new Set(dropped)].map((name) => `  removed ${name}, which has no effect`),
  ];
}
