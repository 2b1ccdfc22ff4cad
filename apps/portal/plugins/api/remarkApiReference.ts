import {
  elementNode,
  headingNode,
  namedImportNode,
  nodesBelow,
  textAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { loadApi } from './Api.ts';
import type { ApiPiece } from './renderSymbol.ts';

/**
 * Replaces `<ApiReference of="js/camera" />` with that page of the reference. Its headings are part of
 * the page's tree, for the table of contents and for search; `<ApiHtml>` shows the rest. Runs before
 * headings are collected.
 *
 * @throws if the page does not exist; the message lists the pages
 */
export function remarkApiReference(root: string) {
  return () =>
    async (tree: MarkdownNode): Promise<void> => {
      const places = (tree.children ?? []).filter(({ name }) => name === 'ApiReference');
      if (places.length === 0) return;
      const { pages } = await loadApi(root);
      tree.children = (tree.children ?? []).flatMap((node) => {
        if (!places.includes(node)) return [node];
        const of = attribute(node, 'of');
        const pieces = pages.get(of);
        if (pieces === undefined) {
          const names = [...pages.keys()].join(', ');
          throw new Error(`The API reference has no page "${of}". Pages: ${names}.`);
        }
        return pieces.map((piece, index) => pieceNode(piece, `${of}:${index}`));
      });
      tree.children.unshift(namedImportNode('ApiHtml', '@site/src/components/ApiHtml/ApiHtml.tsx'));
    };
}

/** Value of an attribute; '' if it is missing or not a string. */
export function attribute(node: MarkdownNode, name: string): string {
  const value = (node.attributes ?? []).find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

function pieceNode(piece: ApiPiece, address: string): MarkdownNode {
  if (piece.kind === 'code') {
    return { type: 'code', lang: piece.language, meta: null, value: piece.code };
  }
  if (piece.kind === 'heading') return headingNode(piece.level, piece.text, piece.id);
  return elementNode('ApiHtml', [textAttribute('of', address)]);
}

/** The elements of this name, which plugins fill. */
export function elementsNamed(tree: MarkdownNode, name: string): readonly MarkdownNode[] {
  return nodesBelow(tree).filter((node) => node.name === name);
}
