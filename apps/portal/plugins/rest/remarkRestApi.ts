import {
  namedImportNode,
  textAttribute,
  type JsxAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { restPieces } from './restPieces.ts';
import type { RestPiece, Sample } from './RestPiece.ts';

/** Name of the reference among the pages of `apiPlugin`. */
export const restPage = 'rest';

/**
 * Puts the reference of the platform API in place of `<RestApi />`: headings, so that the contents
 * list and the search know the operations; tabs of samples; and between them what `<ApiHtml>` shows.
 * Runs before headings are collected.
 */
export function remarkRestApi() {
  return async (tree: MarkdownNode): Promise<void> => {
    const children = tree.children ?? [];
    const at = children.findIndex(({ name }) => name === 'RestApi');
    if (at === -1) return;
    const pieces = await restPieces();
    children.splice(at, 1, ...pieces.map(pieceNode));
    children.unshift(
      namedImportNode('ApiHtml', '@site/src/components/ApiHtml/ApiHtml.tsx'),
      namedImportNode('TryIt', '@site/src/components/TryIt/TryIt.tsx'),
    );
  };
}

function pieceNode(piece: RestPiece, index: number): MarkdownNode {
  switch (piece.kind) {
    case 'heading':
      return headingNode(piece.level, piece.text, piece.id);
    case 'html':
      return element('ApiHtml', [textAttribute('of', `${restPage}:${index}`)]);
    case 'code':
      return codeNode(piece.language, piece.code, `title="${piece.title}"`);
    case 'samples':
      return element(
        'Tabs',
        [textAttribute('groupId', 'api-language')],
        piece.samples.map(tabNode),
      );
    case 'try':
      return element('TryIt', [textAttribute('of', piece.operationId)]);
  }
}

function tabNode({ label, language, code }: Sample): MarkdownNode {
  return element('TabItem', [textAttribute('value', label)], [codeNode(language, code, null)]);
}

function codeNode(lang: string, value: string, meta: string | null): MarkdownNode {
  return { type: 'code', lang, meta, value };
}

function headingNode(depth: number, value: string, id: string): MarkdownNode {
  const node: MarkdownNode & { readonly depth: number } = {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value }],
  };
  return node;
}

function element(
  name: string,
  attributes: JsxAttribute[],
  children: MarkdownNode[] = [],
): MarkdownNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}
