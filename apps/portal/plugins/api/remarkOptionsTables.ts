import {
  importNode,
  namedImportNode,
  variableAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { loadApi } from './Api.ts';
import { attribute, elementsNamed } from './remarkApiReference.ts';

/**
 * Gives `<OptionsTable of="ShowMapOptions" />` the table that the build makes of that interface:
 * names, types, defaults and what its comments say.
 *
 * @throws when no package exports such an interface, naming those of a like name.
 */
export function remarkOptionsTables(root: string) {
  return () =>
    async (tree: MarkdownNode): Promise<void> => {
      const tables = elementsNamed(tree, 'OptionsTable');
      if (tables.length === 0) return;
      const { optionsTables } = await loadApi(root);
      tables.forEach((node, index) => {
        const of = attribute(node, 'of');
        if (!optionsTables.has(of)) throw new Error(unknownText(of, [...optionsTables.keys()]));
        const variable = `options_${index}`;
        tree.children?.unshift(importNode(variable, optionsModule(of)));
        node.attributes = [...(node.attributes ?? []), variableAttribute('table', variable)];
      });
      tree.children?.unshift(
        namedImportNode('OptionsTable', '@site/src/components/OptionsTable/OptionsTable.tsx'),
      );
    };
}

function optionsModule(name: string): string {
  return `@generated/mezzanine-api/default/${optionsName(name)}`;
}

/** Name of the data that holds an interface's table. */
export function optionsName(name: string): string {
  return `options.${name}.json`;
}

function unknownText(of: string, names: readonly string[]): string {
  const word = of.replace(/(Options|Props|Change|Patch)$/, '').toLowerCase();
  const like = names.filter((name) => word !== '' && name.toLowerCase().includes(word));
  const shown = [...(like.length > 0 ? like : names)].sort().join(', ');
  return `<OptionsTable of="${of}"> names no exported interface. Interfaces: ${shown}.`;
}
