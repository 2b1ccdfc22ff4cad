import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse, parseFragment } from 'parse5';

/**
 * Parses a page. Nodes have no positions, which took most of the time and memory of a parse with
 * `rehype-parse`.
 */
export function parseHtml(html: string): Root {
  return rootOf(fromParse5(parse(html)));
}

/** Parses a part of a page, without positions. */
export function parseHtmlPart(html: string): Root {
  return rootOf(fromParse5(parseFragment(html)));
}

function rootOf(tree: ReturnType<typeof fromParse5>): Root {
  if (tree.type !== 'root')
    throw new Error(`Expected a document, not a node of type ${tree.type}.`);
  return tree;
}
