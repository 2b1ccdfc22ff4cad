import {
  elementNode,
  headingNode,
  namedImportNode,
  textAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { attribute } from '../api/remarkApiReference.ts';
import { schemasAnchor } from './restAnchors.ts';
import { restPieces } from './restPieces.ts';
import type { RestPiece, Sample } from './RestPiece.ts';

/** Name of the reference in `apiPlugin`. */
export const restPage = 'rest';

/** Topics that have their own page, by the attribute `of` of `<RestApi>`. */
const otherPages: Readonly<Record<string, readonly string[]>> = {
  schemas: [schemasAnchor],
  'data-sync': ['data-sync', 'airport-data'],
};

/**
 * Replaces `<RestApi />` with the reference of the platform API, and `<RestApi of="data-sync" />` with topics that have a page of
 * their own: headings, for the table of contents and search, tabs of samples, and `<ApiHtml>` for the
 * rest. Runs before headings are collected.
 *
 * @throws if there is no such page
 */
export function remarkRestApi() {
  return async (tree: MarkdownNode): Promise<void> => {
    const children = tree.children ?? [];
    const at = children.findIndex(({ name }) => name === 'RestApi');
    const element = children[at];
    if (element === undefined) return;
    const nodes = nodesOn(attribute(element, 'of'), await restPieces());
    children.splice(at, 1, ...nodes);
    children.unshift(
      namedImportNode('ApiHtml', '@site/src/components/ApiHtml/ApiHtml.tsx'),
      ...(nodes.some(({ name }) => name === 'TryIt')
        ? [namedImportNode('TryIt', '@site/src/components/TryIt/TryIt.tsx')]
        : []),
    );
  };
}

/** The pieces of a page. Each belongs to the topic whose heading is above it. */
function nodesOn(page: string, pieces: readonly RestPiece[]): readonly MarkdownNode[] {
  const shown = otherPages[page];
  if (shown === undefined && page !== '') {
    const names = Object.keys(otherPages).join(', ');
    throw new Error(`The platform API has no page "${page}". Pages: ${names}.`);
  }
  const elsewhere = Object.values(otherPages).flat();
  let topic = '';
  return pieces.flatMap((piece, index) => {
    if (piece.kind === 'heading' && piece.level === 2) topic = piece.id;
    const isShown = shown?.includes(topic) ?? !elsewhere.includes(topic);
    return isShown ? [pieceNode(piece, index)] : [];
  });
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
