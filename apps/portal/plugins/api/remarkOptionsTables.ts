import {
  becomeElement,
  namedImportNode,
  textAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { loadApi } from './Api.ts';
import { attribute, elementsNamed } from './remarkApiReference.ts';

/**
 * Fills `<OptionsTable of="ShowMapOptions" />` with the properties of that interface: names, types,
 * defaults, and comments. The table is only in the page's HTML, not in its script.
 *
 * @throws if no package exports the interface; the message lists similar names
 */
export function remarkOptionsTables(root: string) {
  return () =>
    async (tree: MarkdownNode): Promise<void> => {
      const tables = elementsNamed(tree, 'OptionsTable');
      if (tables.length === 0) return;
      const { optionsTables } = await loadApi(root);
      for (const node of tables) {
        const of = attribute(node, 'of');
        if (!optionsTables.has(of)) throw new Error(unknownText(of, [...optionsTables.keys()]));
        becomeElement(node, 'ApiHtml', [textAttribute('of', `${optionsPage(of)}:0`)]);
      }
      tree.children?.unshift(
        namedImportNode('ApiHtml', '@site/src/components/ApiHtml/ApiHtml.tsx'),
      );
    };
}

/** Name of an interface's table for `<ApiHtml>`: a page with one piece. */
export function optionsPage(name: string): string {
  return `options/${name}`;
}

function unknownText(of: string, names: readonly string[]): string {
  const word = of.replace(/(Options|Props|Change|Patch)$/, '').toLowerCase();
  const like = names.filter((name) => word !== '' && name.toLowerCase().includes(word));
  const shown = [...(like.length > 0 ? like : names)].sort().join(', ');
  return `<OptionsTable of="${of}"> names no exported interface. Interfaces: ${shown}.`;
}
