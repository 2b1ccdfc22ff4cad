import { importNode, nodesBelow, type MarkdownNode } from './markdownTree.ts';

/** Components that a page may use without importing them, and that only such pages should carry. */
const modules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
};

/**
 * Imports `<Tabs>` and `<TabItem>` into the pages that use them.
 *
 * @throws when tabs do not say what is chosen: the choice is remembered across the site by that.
 */
export function remarkTabs() {
  return (tree: MarkdownNode): void => {
    for (const { attributes } of nodesBelow(tree).filter(({ name }) => name === 'Tabs')) {
      if (attributes?.some(({ name }) => name === 'groupId')) continue;
      throw new Error(
        '<Tabs> needs a groupId, by which the choice is remembered on all pages: ' +
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
