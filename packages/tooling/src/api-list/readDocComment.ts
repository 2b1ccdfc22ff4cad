import type { ListedComment } from './ApiList.ts';

/** A part of a comment: its summary, or the text of a field such as `- Returns:`. */
interface Field {
  readonly kind: 'summary' | 'parameters' | 'parameter' | 'returns' | 'throws';
  /** The name of a parameter. */
  readonly name?: string;
  readonly lines: string[];
}

const field = /^- (?<kind>Parameters|Returns|Throws): ?(?<text>.*)$/;
const parameter = /^- Parameter (?<name>\w+): ?(?<text>.*)$/;
/** An item below `- Parameters:`. */
const listed = /^\s+- (?<name>\w+): ?(?<text>.*)$/;

/** Reads a documentation comment of Swift: Markdown, with fields as items of a list. */
export function readDocComment(lines: readonly string[]): ListedComment {
  const fields: [Field, ...Field[]] = [{ kind: 'summary', lines: [] }];
  for (const line of lines) {
    const last = fields.at(-1) ?? fields[0];
    const next = fieldAt(line, last);
    if (next !== undefined) fields.push(next);
    else last.lines.push(last.kind === 'summary' ? line : line.trim());
  }
  const parameters = fields.flatMap(({ kind, name = '', lines: text }) =>
    kind === 'parameter' ? [[name, joined(text)] as const] : [],
  );
  const textsOf = (wanted: Field['kind']): readonly string[] =>
    fields.filter(({ kind }) => kind === wanted).map((each) => joined(each.lines));
  const [returns] = textsOf('returns');
  const throws = textsOf('throws');
  return {
    summary: joined(fields[0].lines),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(returns !== undefined && { returns }),
    ...(throws.length > 0 && { throws }),
  };
}

/** Returns the field that a line starts. */
function fieldAt(line: string, last: Field): Field | undefined {
  const isInParameters = /^parameters?$/.test(last.kind);
  const one = parameter.exec(line)?.groups ?? (isInParameters ? listed.exec(line)?.groups : null);
  if (one) return { kind: 'parameter', name: one['name'] ?? '', lines: [one['text'] ?? ''] };
  const { kind, text = '' } = field.exec(line)?.groups ?? {};
  if (kind === undefined) return undefined;
  return { kind: kind.toLowerCase() as Field['kind'], lines: [text] };
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim();
}
