import { withImages } from '../../doctor/examineFile.ts';
import type { Mvf } from '../../Mvf.ts';
import { applyFixes } from '../../validator/applyFixes.ts';
import type { Finding } from '../../validator/Finding.ts';
import { validate } from '../../validator/validate.ts';
import { readBundle } from '../../validator/validateBundle.ts';
import { writeMvf } from '../../writeMvf.ts';
import { CliError, exitCodes } from '../CliError.ts';
import { type Command, type CommandInput, textOption } from '../Command.ts';
import { isSameFile, isThere, writeWhole } from '../files.ts';
import { countsOf, countsText } from '../findingsText.ts';
import { mustBeBundle } from '../openVenue.ts';
import { usageError } from '../parseCommandLine.ts';
import { type Input, readInput } from '../readInput.ts';
import { counted } from '../styled.ts';

/** `mvf fix`: fixes problems without losing data. */
export const fix: Command = {
  name: 'fix',
  summary: 'Fix problems without losing data, and write a new file',
  operands: '<bundle>',
  count: [1, 1],
  options: {
    out: {
      type: 'string',
      short: 'o',
      value: '<file>',
      help: 'output path (default: <name>.fixed.mvf.zip next to the bundle)',
    },
    'in-place': { type: 'boolean', help: 'overwrite the bundle itself' },
    force: { type: 'boolean', help: 'overwrite another existing file' },
    'dry-run': { type: 'boolean', help: 'show what would be fixed, and write nothing' },
  },
  examples: [
    ['mvf fix mall.mvf.zip', 'writes mall.fixed.mvf.zip'],
    ['mvf fix mall.mvf.zip --dry-run', 'what would change'],
    ['mvf fix mall.mvf.zip --in-place', 'overwrites mall.mvf.zip atomically'],
  ],
  run: async (given) => {
    const [path = ''] = given.files;
    const isDryRun = given.options['dry-run'] === true;
    const input = await readInput(given.terminal.folder, path);
    mustBeBundle(input);
    const output = isDryRun ? undefined : await outputOf(given, input);
    const fixed = fixBundle(input);
    const isWritten = output !== undefined && fixed.applied.length > 0;
    if (isWritten) {
      await writeWhole(
        given.terminal.folder,
        output,
        writeMvf(withImages(fixed.venue, input.bytes)),
      );
    }
    const { errors } = countsOf(fixed.left);
    return {
      exitCode: errors > 0 ? exitCodes.findings : exitCodes.fine,
      json: {
        input: path,
        output: isWritten ? output : null,
        applied: fixed.applied,
        left: fixed.left,
      },
      text: textOf(fixed, path, isWritten ? output : undefined),
    };
  },
};

interface FixedBundle {
  readonly venue: Mvf;
  readonly applied: readonly Finding[];
  readonly left: readonly Finding[];
}

function fixBundle({ path, bytes }: Input): FixedBundle {
  const { venue: given, findings: refused } = readBundle(bytes);
  if (given === undefined) {
    const reason = refused.at(-1)?.message ?? '';
    throw new CliError(
      'input',
      `${path} cannot be read, and no safe fix applies: ${reason} Fix that manually, then run mvf fix again.`,
    );
  }
  let venue = given;
  let left: readonly Finding[] = validate(venue);
  const applied: Finding[] = [...refused];
  // One fix may reveal another: a trimmed name may contain control characters.
  for (let round = 0; round < 4; round++) {
    const fixed = applyFixes(venue, left);
    if (fixed.applied.length === 0) break;
    venue = fixed.venue;
    applied.push(...fixed.applied);
    left = validate(venue);
  }
  return { venue, applied, left };
}

/** The output path. Refuses to overwrite a file without `--force`. */
async function outputOf({ options, terminal }: CommandInput, input: Input): Promise<string> {
  const { folder } = terminal;
  const out = textOption(options, 'out');
  const isInPlace = options['in-place'] === true;
  if (isInPlace && out !== undefined) {
    throw usageError(fix, 'was given both --in-place and --out; expected one of them');
  }
  if (isInPlace && input.format === 'mvf-1') {
    throw usageError(
      fix,
      `was given --in-place for ${input.path}, which is version 1; the result is version 2. Choose a new file with --out`,
    );
  }
  if (isInPlace && input.isFolder) {
    throw usageError(
      fix,
      `was given --in-place for ${input.path}, which is a folder; the result is one file. Choose it with --out`,
    );
  }
  if (isInPlace) return input.path;
  const target =
    out ?? `${input.path.replace(/(?:\.mvf)?\.zip$/i, '').replace(/\/+$/, '')}.fixed.mvf.zip`;
  if (await isSameFile(folder, input.path, target)) {
    throw usageError(
      fix,
      `would overwrite its input ${input.path}; expected --in-place or another --out`,
    );
  }
  if (options['force'] !== true && (await isThere(folder, target))) {
    throw new CliError(
      'input',
      `${target} already exists. Choose another file with --out, or add --force.`,
    );
  }
  return target;
}

function textOf({ applied, left }: FixedBundle, path: string, output: string | undefined): string {
  const byRule = new Map<string, number>();
  for (const { rule } of applied) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
  const lines = [...byRule].map(([rule, count]) => `  ${rule}  ${counted(count, 'fix', 'fixes')}`);
  const rest = `${countsText(left)} left${left.length === 0 ? '' : `: mvf validate ${output ?? path}`}`;
  if (applied.length === 0) return `${path}: nothing to fix; ${rest}\n`;
  const done = output === undefined ? 'would be fixed' : `fixed in ${output}`;
  return `${counted(applied.length, 'finding')} ${done}\n${lines.join('\n')}\n${rest}\n`;
}
