import { importNode, nodesBelow, type MarkdownNode } from './markdownTree.ts';

/** Components that are imported automatically, only into pages that use them. */
const modules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
};

/**
 * Imports `<Tabs>` and `<TabItem>` into the pages that use them.
 *
 * @throws if tabs have no `groupId`, which remembers the selection across the site
 */
export function remarkTabs() {
  return (tree: MarkdownNode): void => {
    for (const { attributes } of nodesBelow(tree).filter(({ name }) => name === 'Tabs')) {
      if (attributes?.some(({ name }) => name === 'groupId')) continue;
      throw new Error(
        '<Tabs> has no groupId, which remembers the selection on all pages. Add one, such as ' +
          '<Tabs groupId="package-manager">.',
      );
    }
    const used = new Set(nodesBelow(tree).map(({ name }) => name));
    const source = nodesBelow(tree)
      .filter(({ type }) => type === 'mdxjsEsm')
      .map(({ value }) => value ?? '')
      .join('\n');
    for (const [name, module] of Object.entries(modules)) {
      const isImported = new RegExp(`import[^;]*\\b${name}\\b`).test(source);
      if (used.has(name) && !isImported) tree.children?.unshift(importNode(name, module));
    }
  };
}
