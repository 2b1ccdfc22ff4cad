import { sectionsOf } from '../site/markdown.ts';

/**
 * The parts of a page that mention a topic: paragraphs, list items, and rows of tables, each below its
 * headings; code blocks completely. A section whose heading mentions it is kept as a whole.
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
  // Headings above kept lines say where these are.
  for (const { level, start, end } of sections) {
    if (level > 1 && keeps.slice(start + 1, end).includes(true)) keep(start, start + 1);
  }
  return withBlankLines(lines, keeps);
}

interface Block {
  readonly start: number;
  readonly end: number;
}

/** Code blocks, and single lines of everything else, which are whole paragraphs, items, or rows. */
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
