import { importNode, nodesBelow, type MarkdownNode } from './markdownTree.ts';

/** Components that a page may use without importing them, and that only such pages should carry. */
const modules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
};

/** Imports `<Tabs>` and `<TabItem>` into the pages that use them. */
export function remarkTabs() {
  return (tree: MarkdownNode): void => {
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
