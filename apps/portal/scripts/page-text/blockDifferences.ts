import type { TextBlock } from './TextBlock.ts';

/** Number of blocks after a difference that are searched for the next equal blocks. */
const maxAhead = 40;

/** Blocks that only a page's HTML or only its Markdown has, in order. Moved blocks are in both. */
export function blockDifferences(
  html: readonly TextBlock[],
  markdown: readonly TextBlock[],
): readonly string[] {
  const found: string[] = [];
  let at = { html: 0, markdown: 0 };
  while (at.html < html.length || at.markdown < markdown.length) {
    const next = nextEqual(html, markdown, at);
    for (const block of html.slice(at.html, next.html)) found.push(describe('HTML', block));
    for (const block of markdown.slice(at.markdown, next.markdown)) {
      found.push(describe('Markdown', block));
    }
    at = { html: next.html + 1, markdown: next.markdown + 1 };
  }
  return found;
}

interface Position {
  readonly html: number;
  readonly markdown: number;
}

/** Finds the nearest positions from which both lists are equal, or their ends. */
function nextEqual(
  html: readonly TextBlock[],
  markdown: readonly TextBlock[],
  at: Position,
): Position {
  for (let ahead = 0; ahead <= 2 * maxAhead; ahead += 1) {
    for (let skipped = 0; skipped <= ahead; skipped += 1) {
      const position = { html: at.html + skipped, markdown: at.markdown + ahead - skipped };
      if (isEqual(html[position.html], markdown[position.markdown])) return position;
    }
  }
  return { html: html.length, markdown: markdown.length };
}

function isEqual(a: TextBlock | undefined, b: TextBlock | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && a.text === b.text;
}

function describe(side: 'HTML' | 'Markdown', { kind, text }: TextBlock): string {
  const line = text.replace(/\s+/g, ' ');
  return `only the ${side} has the ${kind}: ${line.length > 160 ? `${line.slice(0, 160)}…` : line}`;
}
