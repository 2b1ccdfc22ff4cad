import { openFile } from '../../doctor/examineFile.ts';
import { examineVenue } from '../../doctor/examineVenue.ts';
import type { Diagnosis, DoctorFinding } from '../../doctor/DoctorFinding.ts';
import { type AppliedFix, fixAll } from '../../doctor/fixAll.ts';
import type { Mvf } from '../../Mvf.ts';
import { MvfError } from '../../MvfError.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import type { Finding } from '../../validator/Finding.ts';
import { writeMvf } from '../../writeMvf.ts';
import { CliError, exitCodes } from '../CliError.ts';
import { type Command, type CommandInput, textOption } from '../Command.ts';
import { importVenue } from '../convert/importVenue.ts';
import { lossesText } from '../convert/lossesText.ts';
import { reachabilityText } from '../convert/reachabilityText.ts';
import { isSameFile, isThere, writeWhole } from '../files.ts';
import { countsOf, countsText, findingsText } from '../findingsText.ts';
import { usageError } from '../parseCommandLine.ts';
import { Progress } from '../Progress.ts';
import { type Input, readInput } from '../readInput.ts';
import { counted, plain, type Style, styleFor } from '../styled.ts';

/** `mvf doctor`: examines a file of any format, and fixes what it can. */
export const doctor: Command = {
  name: 'doctor',
  summary: 'Check a file of any format, list its problems, and fix those that need no decision',
  operands: '<file>',
  count: [1, 1],
  options: {
    fix: { type: 'boolean', help: 'apply every automatic fix, and write a bundle' },
    out: {
      type: 'string',
      short: 'o',
      value: '<file>',
      help: 'output path (default: <name>.fixed.mvf.zip in this folder)',
    },
    force: { type: 'boolean', help: 'overwrite another existing file' },
    all: { type: 'boolean', help: 'show every finding, not only the first five of each code' },
  },
  examples: [
    [
      'mvf doctor campus-imdf.zip',
      'what the import loses, which problems exist, and which rooms have routes',
    ],
    [
      'mvf doctor station.osm --fix',
      'opens doors, connects floors, and writes station.fixed.mvf.zip',
    ],
    ['mvf doctor mall.mvf.zip --json | jq .summary', 'counts for scripts'],
  ],
  run: async (given) => {
    const { files, options, terminal } = given;
    const [path = ''] = files;
    const isFixing = options['fix'] === true;
    if (!isFixing && options['out'] !== undefined) {
      throw usageError(doctor, 'was given --out without --fix; nothing is written without fixes');
    }
    const input = await readInput(terminal.folder, path);
    const output = isFixing ? await outputOf(given, input) : undefined;
    const progress = new Progress(terminal);
    progress.show(`Reading ${path}`);
    const { venue, entries } = await openInput(input);
    const watched = {
      onProgress: (done: number, all: number) =>
        progress.show(`Examining ${path}: step ${done + 1} of ${all}`),
    };
    const { applied, ...found }: Diagnosis & { readonly applied: readonly AppliedFix[] } = isFixing
      ? fixAll(venue, watched)
      : { ...examineVenue(venue, watched), applied: [] };
    if (output !== undefined)
      await writeWhole(terminal.folder, output, bundleOf(path, found.venue));
    progress.done();
    const findings = found.findings.map(toFinding);
    const summary = countsOf(findings);
    return {
      exitCode: summary.errors > 0 ? exitCodes.findings : exitCodes.fine,
      json: {
        input: path,
        format: input.format,
        output: output ?? null,
        report: entries,
        summary,
        findings: found.findings.map(({ fixes, ...finding }) => ({
          ...finding,
          fixes: fixes.map(({ apply: _apply, ...fix }) => fix),
        })),
        applied,
        reachability: found.reachability,
      },
      text: textOf(
        { path, output, entries, applied, findings, reachability: found.reachability },
        styleFor(terminal.isColored),
        options['all'] === true,
      ),
    };
  },
};

/** The venue of any file, with the losses of its import. */
async function openInput(
  input: Input,
): Promise<{ readonly venue: Mvf; readonly entries: readonly LossEntry[] }> {
  const { format, bytes, path } = input;
  try {
    if (format === 'mvf-2' || format === 'mvf-1') {
      const { venue, report } = openFile(bytes);
      return { venue, entries: report.entries };
    }
    const name = stemOf(path);
    const choices = { graph: true, derive: true, drawing: {}, name, isNamed: false };
    return await importVenue([input], choices);
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    throw new CliError('input', `${path} cannot be examined: ${error.message}`, error);
  }
}

function bundleOf(path: string, venue: Mvf): Uint8Array {
  try {
    return writeMvf(venue);
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    throw new CliError(
      'input',
      `${path} cannot be written as a bundle: ${error.message} Fix that manually, then run mvf doctor again.`,
      error,
    );
  }
}

function stemOf(path: string): string {
  return path
    .replace(/[/\\]+$/, '')
    .replace(/^.*[/\\]/, '')
    .replace(
      /(?:\.(?:mvf|imdf|geojson|shp|dxf|v1))*\.(?:zip|geojson|json|osm|xml|dxf|ifc|gpkg)$/i,
      '',
    );
}

async function outputOf({ options, terminal }: CommandInput, input: Input): Promise<string> {
  const { folder } = terminal;
  const output = textOption(options, 'out') ?? `${stemOf(input.path)}.fixed.mvf.zip`;
  if (await isSameFile(folder, input.path, output)) {
    throw usageError(doctor, `would overwrite its input ${input.path}; expected another --out`);
  }
  if (options['force'] !== true && (await isThere(folder, output))) {
    throw new CliError(
      'input',
      `${output} already exists. Choose another file with --out, or add --force.`,
    );
  }
  return output;
}

function toFinding(finding: DoctorFinding): Finding {
  const { code, severity, file, pointer, place, message, why, remedy, fixes } = finding;
  const isFixable = fixes.some(({ isAutomatic }) => isAutomatic);
  return {
    rule: code,
    severity,
    file,
    pointer,
    ...(place && { place }),
    message,
    why,
    fix: remedy,
    isFixable,
  };
}

interface Examined extends Pick<Diagnosis, 'reachability'> {
  readonly path: string;
  readonly output: string | undefined;
  readonly entries: readonly LossEntry[];
  readonly applied: readonly AppliedFix[];
  readonly findings: readonly Finding[];
}

function textOf(examined: Examined, style: Style, isAll: boolean): string {
  const { path, output, entries, applied, findings, reachability } = examined;
  const list =
    findings.length === 0
      ? ''
      : `${findingsText(findings, style, { isAll, command: 'mvf doctor --fix' })}\n`;
  const { fixable } = countsOf(findings);
  const hint =
    output === undefined && fixable > 0
      ? `; ${fixable} can be fixed: mvf doctor ${path} --fix`
      : '';
  const left = output === undefined ? '' : ' left';
  const advice = {
    noGraph: 'Draw doors and hallways, or make one of those that are there: mvf convert --graph.',
    noDoor: output === undefined ? 'Draw one, or add --fix, which opens one.' : 'Draw one.',
  };
  const counts = findings.length === 0 ? 'nothing is wrong' : `${countsText(findings)}${left}`;
  const wrote = output === undefined ? '' : `Wrote ${output}\n`;
  return `${lossesText(entries, style)}\n${list}${appliedText(applied)}${reachabilityText(reachability, advice, style)}${path}: ${counts}${hint}\n${wrote}`;
}

/** The applied fixes, with the number of times for each. */
function appliedText(applied: readonly AppliedFix[]): string {
  if (applied.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { code, title } of applied) {
    const line = `${code}  ${plain(title)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => `  ${line}${count > 1 ? ` (${count})` : ''}`);
  return `${counted(applied.length, 'fix', 'fixes')}\n${lines.join('\n')}\n\n`;
}
