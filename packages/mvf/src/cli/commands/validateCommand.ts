import type { Finding, Severity } from '../../validator/Finding.ts';
import { rules } from '../../validator/rules.ts';
import { validateBundle } from '../../validator/validateBundle.ts';
import { exitCodes } from '../CliError.ts';
import { type Command, listOption, textOption } from '../Command.ts';
import { countsOf, countsText, findingsText } from '../findingsText.ts';
import { mustBeBundle } from '../openVenue.ts';
import { usageError } from '../parseCommandLine.ts';
import { Progress } from '../Progress.ts';
import { readInput } from '../readInput.ts';
import { type Style, styleFor } from '../styled.ts';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** `mvf validate`: finds problems that affect apps. */
export const validateCommand: Command = {
  name: 'validate',
  summary: 'Find problems that affect apps, with place, reason, and fix',
  operands: '<bundle>',
  count: [1, 1],
  options: {
    severity: {
      type: 'string',
      value: '<least>',
      help: 'lowest severity to show: error, warning, or info (default: info)',
    },
    skip: {
      type: 'string',
      value: '<rule>',
      isRepeatable: true,
      help: 'skip a rule (TOPO-05) or a family (TEXT); can be repeated',
    },
    all: { type: 'boolean', help: 'show every finding, not only the first five of each rule' },
  },
  examples: [
    ['mvf validate mall.mvf.zip', 'all findings, errors first'],
    ['mvf validate mall.mvf.zip --severity error', 'errors only, as a check before publishing'],
    ['mvf validate mall.mvf.zip --json | jq .summary', 'counts for scripts'],
  ],
  run: async (given) => {
    const { files, options, terminal } = given;
    const [path = ''] = files;
    const least = leastSeverity(textOption(options, 'severity') ?? 'info');
    const skip = listOption(options, 'skip');
    mustBeRules(skip);
    const input = await readInput(terminal.folder, path);
    mustBeBundle(input);
    const progress = new Progress(terminal);
    progress.show(`Reading ${path}`);
    const all = validateBundle(input.bytes, {
      skip,
      onProgress: (done, count) => progress.show(`Checking ${path}: rule ${done + 1} of ${count}`),
    });
    progress.done();
    const findings = all.filter(({ severity }) => severities.indexOf(severity) <= least);
    const summary = countsOf(findings);
    return {
      exitCode: summary.errors > 0 ? exitCodes.findings : exitCodes.fine,
      json: { input: path, format: input.format, summary, findings },
      text: textOf(findings, path, {
        style: styleFor(terminal.isColored),
        isAll: options['all'] === true,
      }),
    };
  },
};

function leastSeverity(word: string): number {
  const rank = (severities as readonly string[]).indexOf(word);
  if (rank !== -1) return rank;
  throw usageError(
    validateCommand,
    `was given --severity ${JSON.stringify(word)}; expected one of ${severities.join(', ')}`,
  );
}

function mustBeRules(given: readonly string[]): void {
  const known = new Set(rules.flatMap(({ id }) => [id, id.split('-')[0] ?? id]));
  const wrong = given.find((one) => !known.has(one));
  if (wrong === undefined) return;
  throw usageError(
    validateCommand,
    `was given --skip ${JSON.stringify(wrong)}; expected a rule such as TOPO-05 or a family: STRUCT, REF, GEO, TOPO, SIZE, TEXT`,
  );
}

function textOf(
  findings: readonly Finding[],
  path: string,
  { style, isAll }: { readonly style: Style; readonly isAll: boolean },
): string {
  if (findings.length === 0) return `${path}: no findings.\n`;
  const { fixable } = countsOf(findings);
  const hint = fixable === 0 ? '' : `; ${fixable} can be fixed: mvf fix ${path}`;
  return `${findingsText(findings, style, { isAll })}\n${path}: ${countsText(findings)}${hint}\n`;
}
