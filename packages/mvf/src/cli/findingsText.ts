import { ownChecks } from '../doctor/ownChecks.ts';
import { placesRules } from '../places/placesRules.ts';
import type { Finding, Severity } from '../validator/Finding.ts';
import { rules } from '../validator/rules.ts';
import { counted, plain, type Style, wrapped } from './styled.ts';

/** Maximum number of findings per rule unless all are requested. */
const shownOfRule = 5;

const titles = new Map<string, string>([
  ...[...rules, ...Object.values(placesRules)].map(({ id, title }) => [id, title] as const),
  ...Object.entries(ownChecks).map(([code, { title }]) => [code, title] as const),
]);

/** How findings are listed. */
interface Listing {
  /** Whether every finding is listed, not the first of each rule. */
  readonly isAll: boolean;
  /** Command that fixes them; default `mvf fix`. */
  readonly command?: string;
}

const colors = { error: 'red', warning: 'yellow', info: 'blue' } as const;

/** Formats findings by rule, with reason and fix once per rule. */
export function findingsText(findings: readonly Finding[], style: Style, listing: Listing): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) {
    const known = byRule.get(finding.rule);
    if (known === undefined) byRule.set(finding.rule, [finding]);
    else known.push(finding);
  }
  return [...byRule.values()].map((own) => ruleText(own, style, listing)).join('\n');
}

function ruleText(
  findings: readonly Finding[],
  style: Style,
  { isAll, command = 'mvf fix' }: Listing,
): string {
  const [{ rule, severity, why, fix }] = findings as readonly [Finding];
  const title = titles.get(rule) ?? '';
  const many = findings.length === 1 ? '' : ` (${findings.length})`;
  const shown = isAll ? findings : findings.slice(0, shownOfRule);
  const rest = findings.length - shown.length;
  const fixable = findings.some(({ isFixable }) => isFixable) ? ` Or run ${command}.` : '';
  return [
    `${style(colors[severity], severity)} ${style('bold', rule)} ${title}${many}`,
    ...shown.map((finding) => findingText(finding, style)),
    ...(rest > 0 ? [`  … and ${rest} more; --all shows them`] : []),
    `  ${style('dim', 'Why')}  ${wrapped(why, '       ')}`,
    `  ${style('dim', 'Fix')}  ${wrapped(fix + fixable, '       ')}`,
    '',
  ].join('\n');
}

function findingText({ file, pointer, place, message }: Finding, style: Style): string {
  const at = place?.position
    ? ` at ${place.position[1].toFixed(6)}, ${place.position[0].toFixed(6)}`
    : '';
  const where = [file === '' ? '' : `${file}${pointer === '' ? '' : `#${pointer}`}`, at].join('');
  const lines = [`  ${wrapped(plain(message), '  ')}`];
  if (where !== '') lines.push(`    ${style('dim', plain(where))}`);
  return lines.join('\n');
}

/** Counts findings by severity. */
export function countsOf(findings: readonly Finding[]) {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    fixable: findings.filter(({ isFixable }) => isFixable).length,
  };
}

/** `1 error, 2 warnings, 3 notes`. */
export function countsText(findings: readonly Finding[]): string {
  const { errors, warnings, infos } = countsOf(findings);
  return [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'note')].join(
    ', ',
  );
}
