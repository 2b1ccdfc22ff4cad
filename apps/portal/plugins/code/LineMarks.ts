/** Marks of the lines of a block, by line number from 1. */
export interface LineMarks {
  /** Highlighted lines: `{3-5,8}`. */
  readonly marked: ReadonlySet<number>;
  /** Added lines: `ins={4}`. */
  readonly added: ReadonlySet<number>;
  /** Removed lines: `del={3}`. They are neither copied nor compiled. */
  readonly removed: ReadonlySet<number>;
  /** Lines that are folded until the user opens them: `fold={1-6}`. */
  readonly folded: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** A block without marks. */
export const noMarks: LineMarks = { marked: none, added: none, removed: none, folded: none };

/** The code without removed lines, which are left empty to preserve line numbers. */
export function withoutRemoved(code: string, { removed }: LineMarks): string {
  if (removed.size === 0) return code;
  return code
    .split('\n')
    .map((line, index) => (removed.has(index + 1) ? '' : line))
    .join('\n');
}

/** A compiler error about the line above, shown in the block: `// @error …`. */
export const errorLine = /^\s*\/\/ @error (?<message>.+)$/;
