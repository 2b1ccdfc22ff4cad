/** What is said about the lines of a block, by their numbers from 1. */
export interface LineMarks {
  /** Lines that the text talks about: `{3-5,8}`. */
  readonly marked: ReadonlySet<number>;
  /** Lines that come in: `ins={4}`. */
  readonly added: ReadonlySet<number>;
  /** Lines that go: `del={3}`. Neither copied nor compiled. */
  readonly removed: ReadonlySet<number>;
  /** Lines that stand folded until the reader opens them: `fold={1-6}`. */
  readonly folded: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** A block with nothing said about its lines. */
export const noMarks: LineMarks = { marked: none, added: none, removed: none, folded: none };

/** The code without the lines that go, each left empty so that the others keep their numbers. */
export function withoutRemoved(code: string, { removed }: LineMarks): string {
  if (removed.size === 0) return code;
  return code
    .split('\n')
    .map((line, index) => (removed.has(index + 1) ? '' : line))
    .join('\n');
}

/** What the compiler says about the line above, shown in the block: `// @error …`. */
export const errorLine = /^\s*\/\/ @error (?<message>.+)$/;
