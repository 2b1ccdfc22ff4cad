import { htmlEscape } from 'escape-goat';

/** Renders what code in a comment refers to; undefined if the reference does not contain it. */
export type CodeLink = (code: string) => string | undefined;

/** A block of a comment: a paragraph or list as HTML, or an example. */
export type CommentBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'code'; readonly code: string };

/** Code, a link of DocC or KDoc, a link to a page, or text that stands out. */
const inline =
  /``(?<symbol>[^`]+)``|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<url>[^\s)]+)\)|\[(?<name>[A-Za-z][\w.]*)\]|\*\*(?<strong>[^*]+)\*\*/g;

/** Renders a line of a comment as HTML. Other Markdown is plain text. */
export function inlineHtml(text: string, link: CodeLink): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  let html = '';
  let end = 0;
  for (const found of line.matchAll(inline)) {
    html += htmlEscape(line.slice(end, found.index)) + partHtml(found.groups ?? {}, link);
    end = found.index + found[0].length;
  }
  return html + htmlEscape(line.slice(end));
}

function partHtml(parts: Readonly<Record<string, string | undefined>>, link: CodeLink): string {
  const { symbol, code, label = '', url, name, strong } = parts;
  if (url !== undefined) {
    // Other schemes, such as javascript:, run programs.
    const isPage = /^(?:https?:\/\/|\/(?!\/))/.test(url);
    const text = inlineHtml(label, link);
    return isPage ? `<a href="${htmlEscape(url)}">${text}</a>` : text;
  }
  if (strong !== undefined) return `<strong>${htmlEscape(strong)}</strong>`;
  // DocC separates types from members with a slash.
  const text = symbol?.replaceAll('/', '.') ?? name ?? code ?? '';
  return `<code>${link(text) ?? htmlEscape(text)}</code>`;
}

/** A comment as blocks: paragraphs, lists, and fenced code. */
export function commentBlocks(text: string, link: CodeLink): readonly CommentBlock[] {
  const blocks: CommentBlock[] = [];
  // Every second part is the code in a fence.
  text.split(/^```\w*\n([\s\S]*?)\n?^```$/m).forEach((part, at) => {
    if (at % 2 === 1) blocks.push({ kind: 'code', code: part });
    else {
      const html = part.split(/\n\s*\n/).map((each) => blockHtml(each, link));
      blocks.push({ kind: 'html', html: html.join('') });
    }
  });
  return blocks.filter((block) => block.kind === 'code' || block.html !== '');
}

function blockHtml(text: string, link: CodeLink): string {
  const [first = '', ...items] = `\n${text.trim()}`.split(/\n\s*[-*] /);
  const paragraph = first.trim() === '' ? '' : `<p>${inlineHtml(first, link)}</p>`;
  if (items.length === 0) return paragraph;
  return `${paragraph}<ul>${items.map((item) => `<li>${inlineHtml(item, link)}</li>`).join('')}</ul>`;
}
