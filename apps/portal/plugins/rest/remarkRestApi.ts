import {
  elementNode,
  headingNode,
  namedImportNode,
  textAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { schemasAnchor } from './restAnchors.ts';
import { restPieces } from './restPieces.ts';
import type { RestPiece, Sample } from './RestPiece.ts';

/** Name of the reference in `apiPlugin`. */
export const restPage = 'rest';

/**
 * Replaces `<RestApi />` with the reference of the platform API, and `<RestSchemas />` with its schemas:
 * headings, for the table of contents and search, tabs of samples, and `<ApiHtml>` for the rest. Runs
 * before headings are collected.
 */
export function remarkRestApi() {
  return async (tree: MarkdownNode): Promise<void> => {
    const children = tree.children ?? [];
    const at = children.findIndex(({ name }) => name === 'RestApi' || name === 'RestSchemas');
    if (at === -1) return;
    const pieces = await restPieces();
    const nodes = pieces.map(pieceNode);
    const schemas = pieces.findIndex(
      (piece) => piece.kind === 'heading' && piece.id === schemasAnchor,
    );
    const isSchemas = children[at]?.name === 'RestSchemas';
    children.splice(at, 1, ...(isSchemas ? nodes.slice(schemas) : nodes.slice(0, schemas)));
    children.unshift(
      namedImportNode('ApiHtml', '@site/src/components/ApiHtml/ApiHtml.tsx'),
      ...(isSchemas ? [] : [namedImportNode('TryIt', '@site/src/components/TryIt/TryIt.tsx')]),
    );
  };
}

function pieceNode(piece: RestPiece, index: number): MarkdownNode {
  switch (piece.kind) {
    case 'heading':
      return headingNode(piece.level, piece.text, piece.id);
    case 'html':
      return elementNode('ApiHtml', [textAttribute('of', `${restPage}:${index}`)]);
    case 'code':
      return codeNode(piece.language, piece.code, `title="${piece.title}"`);
    case 'samples':
      return elementNode(
        'Tabs',
        [textAttribute('groupId', 'api-language')],
        piece.samples.map(tabNode),
      );
    case 'try':
      return elementNode('TryIt', [textAttribute('of', piece.operationId)]);
  }
}

function tabNode({ label, language, code }: Sample): MarkdownNode {
  return elementNode('TabItem', [textAttribute('value', label)], [codeNode(language, code, null)]);
}

function codeNode(lang: string, value: string, meta: string | null): MarkdownNode {
  return { type: 'code', lang, meta, value };
}
