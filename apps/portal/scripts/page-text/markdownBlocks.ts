import type { Code, Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeBlock, headingBlock, textBlock, type TextBlock } from './TextBlock.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The blocks of a Markdown file in order, without its front matter. */
export function markdownBlocks(markdown: string): readonly TextBlock[] {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '');
  const tree: Root = parser.parse(body);
  return blocksOf(tree).filter(({ kind, text }) => kind !== 'text' || text !== '');
}

function blocksOf(node: Nodes): readonly TextBlock[] {
  switch (node.type) {
    case 'heading':
      return [headingBlock(node.depth, textOf(node))];
    case 'paragraph':
      return [textBlock('text', textOf(node))];
    case 'tableCell':
      return [textBlock('cell', textOf(node))];
    case 'code':
      return [codeBlock(linesOf(node), titleOf(node))];
    default:
      return 'children' in node ? node.children.flatMap(blocksOf) : [];
  }
}

function textOf(node: Nodes | Parents): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The lines of a code block; for a diff, without its signs. */
function linesOf({ lang, value }: Code): string {
  return lang === 'diff' ? value.replace(/^[-+ ]/gm, '') : value;
}

function titleOf({ meta }: Code): string {
  const [, title] = /^title=(".*")$/.exec(meta ?? '') ?? [];
  return title === undefined ? '' : (JSON.parse(title) as string);
}
