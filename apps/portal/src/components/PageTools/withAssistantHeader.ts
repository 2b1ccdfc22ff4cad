/** Links of a page to its symbols in an API reference. */
const symbolLinks = /\[(`[^`\n]+`)\]\((\S+?\/api-reference[^\s)]*#[^\s)]+)\)/g;

/**
 * Adds facts for an assistant about a page above its Markdown: the page, its set and version, and
 * its symbols with links to the reference.
 *
 * @param markdown - the page, which starts with front matter
 */
export function withAssistantHeader(markdown: string): string {
  const head = /^---\n.*?\n---\n/s.exec(markdown)?.[0] ?? '';
  const fields = new Map(
    [...head.matchAll(/^(\w+): "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const url = fields.get('url') ?? '';
  const [origin = '', set = ''] = /^(https?:\/\/[^/]+)\/([^/]+)/.exec(url)?.slice(1) ?? [];
  const symbols = new Map(
    [...markdown.matchAll(symbolLinks)].map(([link, name = '']) => [name, link]),
  );
  const lines = [
    `Page: ${fields.get('title') ?? ''}, ${url}`,
    `Set: ${set}, all pages: ${origin}/llms.txt`,
    ...(fields.has('version') ? [`Version: ${fields.get('version') ?? ''}`] : []),
    ...(symbols.size > 0 ? [`Symbols: ${[...symbols.values()].join(', ')}`] : []),
  ];
  return `${lines.map((line) => `- ${line}`).join('\n')}\n\n${markdown.slice(head.length).trimStart()}`;
}
