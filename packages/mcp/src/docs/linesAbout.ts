import { sectionsOf } from '../site/markdown.ts';

/**
 * Keeps the parts of a page that mention a topic: paragraphs, list items, table rows, and whole
 * code blocks, each below its headings. A section whose heading mentions the topic is kept whole.
 */
export function linesAbout(lines: readonly string[], topic: string): readonly string[] {
  const wanted = topic.toLowerCase();
  const mentions = (text: string) => text.toLowerCase().includes(wanted);
  const keeps = new Array<boolean>(lines.length).fill(false);
  const keep = (start: number, end: number) => keeps.fill(true, start, end);
  const sections = sectionsOf(lines);
  for (const { heading, level, start, end } of sections) {
    if (level > 1 && mentions(heading)) keep(start, end);
  }
  for (const { start, end } of blocksOf(lines)) {
    if (mentions(lines.slice(start, end).join('\n'))) keep(start, end);
  }
  // Headings above kept lines show where the lines are.
  for (const { level, start, end } of sections) {
    if (level > 1 && keeps.slice(start + 1, end).includes(true)) keep(start, start + 1);
  }
  return withBlankLines(lines, keeps);
}

interface Block {
  readonly start: number;
  readonly end: number;
}

/** Splits lines into code blocks and single lines, each a whole paragraph, item, or row. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let open = -1;
  lines.forEach((line, index) => {
    const isFence = /^ *(?:`{3,}|~{3,})/.test(line);
    if (isFence && open < 0) open = index;
    else if (isFence) {
      blocks.push({ start: open, end: index + 1 });
      open = -1;
    } else if (open < 0) blocks.push({ start: index, end: index + 1 });
  });
  return blocks;
}

function withBlankLines(lines: readonly string[], keeps: readonly boolean[]): readonly string[] {
  return lines.flatMap((line, index) => {
    if (keeps[index] !== true) return [];
    const isGap = index > 0 && keeps[index - 1] !== true;
    return isGap ? ['', line] : [line];
  });
}
