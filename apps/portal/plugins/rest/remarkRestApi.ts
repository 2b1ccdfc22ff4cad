import {
  elementNode,
  headingNode,
  namedImportNode,
  nodesBelow,
  textAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { attribute } from '../api/remarkApiReference.ts';
import { restPages, type RestPage } from './restPages.ts';
import { restPieces } from './restPieces.ts';
import type { RestPiece, Sample } from './RestPiece.ts';

/** Name of the reference in `apiPlugin`. */
export const restPage = 'rest';

/**
 * Replaces `<RestApi of="venues" />` with a page of the reference of the platform API, and `<RestApi />`
 * with its entrance: links to all pages, headings, for the table of contents and search, tabs of samples,
 * and `<ApiHtml>` for the rest. Runs before headings are collected.
 *
 * @throws if there is no such page
 */
export function remarkRestApi() {
  return async (tree: MarkdownNode): Promise<void> => {
    const children = tree.children ?? [];
    const at = children.findIndex(({ name }) => name === 'RestApi');
    const element = children[at];
    if (element === undefined) return;
    const page = pageNamed(attribute(element, 'of'));
    const pieces = await restPieces();
    const nodes = nodesOn(page, pieces);
    children.splice(at, 1, ...nodes);
    const components = nodesBelow({ type: 'root', children }).map(({ name }) => name);
    children.unshift(
      ...Object.entries(modules)
        .filter(([name]) => components.includes(name) || name === 'RestNavigation')
        .map(([name, module]) => namedImportNode(name, module)),
      elementNode('RestNavigation', [
        textAttribute(
          'of',
          `${restPage}:${pieces.findIndex((piece) => piece.kind === 'navigation' && piece.of === page.of)}`,
        ),
      ]),
    );
  };
}

/** Components of the pages. */
const modules = {
  ApiHtml: '@site/src/components/ApiHtml/ApiHtml.tsx',
  RestNavigation: '@site/src/components/TryIt/RestNavigation.tsx',
  TryIt: '@site/src/components/TryIt/TryIt.tsx',
} as const;

function pageNamed(of: string): RestPage {
  const page = restPages.find((each) => each.of === of);
  if (page !== undefined) return page;
  const names = restPages.flatMap((each) => (each.of === '' ? [] : [each.of])).join(', ');
  throw new Error(`The platform API has no page "${of}". Pages: ${names}.`);
}

/** The nodes of a page. Each piece belongs to the topic whose heading is above it. */
function nodesOn({ topics }: RestPage, pieces: readonly RestPiece[]): readonly MarkdownNode[] {
  let topic = '';
  let columns: { readonly text: MarkdownNode; readonly code: MarkdownNode } | undefined;
  return pieces.flatMap((piece, index) => {
    if (piece.kind === 'heading') {
      if (piece.level === 2) topic = piece.id;
      columns = undefined;
    }
    if (!topics.includes(topic)) return [];
    const node = pieceNode(piece, index);
    if (piece.kind === 'heading') return [node];
    const isCode = piece.kind === 'samples' || piece.kind === 'code';
    if (columns !== undefined) {
      (isCode ? columns.code : columns.text).children?.push(node);
      return [];
    }
    // Schemas and errors have no samples.
    if (pieces[index + 1]?.kind !== 'samples') return [node];
    columns = { text: division('rest-text', [node]), code: division('rest-code', []) };
    return [division('rest-operation', [columns.text, columns.code])];
  });
}

/** The text and the code of an operation, side by side in wide windows. */
function division(name: string, children: MarkdownNode[]): MarkdownNode {
  return elementNode('div', [textAttribute('className', name)], children);
}

function pieceNode(piece: RestPiece, index: number): MarkdownNode {
  switch (piece.kind) {
    case 'heading':
      return headingNode(piece.level, piece.text, piece.id);
    case 'html':
    case 'navigation':
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
