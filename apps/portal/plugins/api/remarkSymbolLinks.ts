import type { MarkdownNode } from '../code/markdownTree.ts';
import { loadApi } from './Api.ts';
import { addressOf, type SymbolFinder, type SymbolPlace } from './SymbolPlace.ts';

/** Folders of guides whose code mentions symbols of a reference. */
const guideFolder =
  /[\\/](?<set>web|react-native|ios|android)-sdk_versioned_docs[\\/]version-(?<number>\d\.0)[\\/]/;

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
      if (set === undefined) return;
      const { finders } = await loadApi(root);
      const finder = finders.get(set === 'web' ? number : `${set}-${number}`);
      if (finder !== undefined) linkSymbols(tree, finder);
    };
}

/** Links names below a root, in place. */
export function linkSymbols(tree: MarkdownNode, finder: SymbolFinder): void {
  let section = new Set<SymbolPlace>();
  for (const block of tree.children ?? []) {
    if (block.type === 'heading') section = new Set();
    else linkBelow(block, finder, section);
  }
}

function linkBelow(node: MarkdownNode, finder: SymbolFinder, linked: Set<SymbolPlace>): void {
  if (untouched.has(node.type) || node.name === 'a') return;
  for (const child of node.children ?? []) {
    const symbol = child.type === 'inlineCode' ? finder.byCode(child.value ?? '') : undefined;
    if (symbol === undefined) {
      linkBelow(child, finder, linked);
      continue;
    }
    if (linked.has(symbol)) continue;
    linked.add(symbol);
    becomeLink(child, addressOf(symbol));
  }
}

function becomeLink(node: MarkdownNode, url: string): void {
  const code: MarkdownNode = { ...node };
  delete node.value;
  const link: MarkdownNode & { url: string } = Object.assign(node, { type: 'link', url });
  link.children = [code];
}
