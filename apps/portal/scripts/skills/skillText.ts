/** Fenced code of a Markdown text, with the fences. */
const fences = /^(?<ticks>`{3,})[^\n]*\n.*?^\k<ticks>$/gms;

/** A text without its fenced code. */
export function proseOf(text: string): string {
  return text.replace(fences, '');
}

/** Code between backticks in the prose of a text. */
export function inlineCodeOf(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** All code in a text: between backticks, and in fenced blocks. */
export function codeOf(text: string): string {
  return [...inlineCodeOf(text), ...(text.match(fences) ?? [])].join('\n');
}

/** A table of a Markdown text. */
export interface SkillTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables in the prose of a text, in order. */
export function tablesOf(text: string): readonly SkillTable[] {
  const blocks = proseOf(text).match(/(?:^\|.*\|$\n?)+/gm) ?? [];
  return blocks.map((block) => {
    const [heads = [], , ...rows] = block.trim().split('\n').map(cellsOf);
    return { heads, rows };
  });
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** A cell or a value without backticks. */
export function bare(cell: string): string {
  return cell.replaceAll('`', '');
}
