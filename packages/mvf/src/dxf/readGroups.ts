import { MvfError } from '../MvfError.ts';

/** A group of a DXF file: what a value means, and the value. */
export interface Group {
  readonly code: number;
  readonly value: string;
}

const comment = 999;

/**
 * The groups of an ASCII DXF file (DXF Reference, "Group Codes"): pairs of lines, the first one a
 * number. Comments are left out.
 *
 * @throws MvfError `invalid-content` if a line that must be a number is not one
 */
export function* readGroups(text: string, file: string): Generator<Group> {
  let at = 0;
  let line = 1;
  const nextLine = (): string | undefined => {
    if (at >= text.length) return undefined;
    const end = endOfLine(text, at);
    const content = text.slice(at, end);
    at = text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
    return content;
  };
  for (;;) {
    const first = nextLine();
    const value = nextLine();
    if (first === undefined || (value === undefined && first.trim() === '')) return;
    const code = /^\s*-?\d{1,5}\s*$/.test(first) ? Number(first) : NaN;
    if (Number.isNaN(code) || value === undefined) throw broken(file, line, first);
    line += 2;
    if (code !== comment) yield { code, value: value.trim() };
  }
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === 10 || letter === 13) return at;
  }
  return text.length;
}

function broken(file: string, line: number, given: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has ${JSON.stringify(given.trim().slice(0, 40))} in line ${line}; expected a group code, which is a number, and a line with its value. Save the drawing as ASCII DXF again.`,
    { file },
  );
}
