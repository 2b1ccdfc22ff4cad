import type { MarkdownNode } from '../code/markdownTree.ts';
import { addressOf, loadApi } from './Api.ts';
import type { ApiIndex, ApiSymbol } from './ApiIndex.ts';
import { versionBases, type ApiVersion } from './apiPages.ts';

/** Folders of guides whose code mentions symbols of a reference. */
const guideFolder =
  /[\\/](?<set>web|react-native)-sdk_versioned_docs[\\/]version-(?<number>\d\.0)[\\/]/;

/** Nodes whose code stays unlinked, because it is a title or already a link. */
const untouched = new Set(['heading', 'link', 'linkReference']);

/**
 * Links inline code that is exactly the name of a symbol, such as `ShowMapOptions`, to the API
 * reference, at its first use in each section. `<Marker>` and `useVenue` link to the React SDK.
 */
export function remarkSymbolLinks(root: string) {
  return () =>
    async (tree: MarkdownNode, file: { readonly path?: string }): Promise<void> => {
      const { set, number = '' } = guideFolder.exec(file.path ?? '')?.groups ?? {};
      const version = set === 'web' ? number : `${set}-${number}`;
      if (!isApiVersion(version)) return;
      const { indexes } = await loadApi(root);
      linkSymbols(tree, indexes[version]);
    };
}

function isApiVersion(version: string): version is ApiVersion {
  return Object.hasOwn(versionBases, version);
}

/** Links names below a root, in place. */
export function linkSymbols(tree: MarkdownNode, index: ApiIndex): void {
  let section = new Set<ApiSymbol>();
  for (const block of tree.children ?? []) {
    if (block.type === 'heading') section = new Set();
    else linkBelow(block, index, section);
  }
}

function linkBelow(node: MarkdownNode, index: ApiIndex, linked: Set<ApiSymbol>): void {
  if (untouched.has(node.type) || node.name === 'a') return;
  for (const child of node.children ?? []) {
    const symbol = child.type === 'inlineCode' ? symbolOf(child.value ?? '', index) : undefined;
    if (symbol === undefined) {
      linkBelow(child, index, linked);
      continue;
    }
    if (linked.has(symbol)) continue;
    linked.add(symbol);
    becomeLink(child, addressOf(symbol));
  }
}

function symbolOf(code: string, index: ApiIndex): ApiSymbol | undefined {
  const element = /^<(?<name>[A-Z]\w*)(?: ?\/)?>$/.exec(code)?.groups?.['name'];
  if (element === undefined) return index.byName(code.replace(/\(\)$/, ''));
  const symbol = index.byName(element, 'react');
  return symbol?.api.id.startsWith('js') ? undefined : symbol;
}

function becomeLink(node: MarkdownNode, url: string): void {
  const code: MarkdownNode = { ...node };
  delete node.value;
  const link: MarkdownNode & { url: string } = Object.assign(node, { type: 'link', url });
  link.children = [code];
}
