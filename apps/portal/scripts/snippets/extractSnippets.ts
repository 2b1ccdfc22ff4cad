/** A fenced code block of a page. */
export interface Snippet {
  /** The page's file. */
  readonly file: string;
  /** Line number of the first line of code, from 1. */
  readonly line: number;
  /** The fence's language in lowercase; '' if it has none. */
  readonly language: string;
  /** The rest of the fence, such as `title="main.ts" {3}`. */
  readonly meta: string;
  readonly code: string;
}

const fence = /^(?<indent>[ \t]*)(?<ticks>`{3,}|~{3,})(?<language>[\w-]*)[ \t]*(?<meta>.*)$/;

/** Extracts the fenced code blocks of a Markdown or MDX text, in order. */
export function extractSnippets(file: string, text: string): readonly Snippet[] {
  const lines = text.split('\n');
  const snippets: Snippet[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const open = fence.exec(lines[index] ?? '')?.groups;
    if (open === undefined) continue;
    const { indent = '', ticks = '```', language = '', meta = '' } = open;
    const start = index + 1;
    const end = lines.findIndex((line, at) => at >= start && line.trim() === ticks);
    if (end === -1) {
      throw new Error(`${file}:${index + 1}: the code block is not closed. Add a line ${ticks}.`);
    }
    const code = lines
      .slice(start, end)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n');
    snippets.push({ file, line: start + 1, language: language.toLowerCase(), meta, code });
    index = end;
  }
  return snippets;
}
