import {
  becomeElement,
  nodesBelow,
  staticHtmlImportNode,
  textAttribute,
  variableAttribute,
  type JsxAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { parseFenceMeta } from '../code/parseFenceMeta.ts';
import { exampleModule } from './exampleModules.ts';
import { listExamples, readExample, type Example } from '@mezzanine/tooling/examples';

/**
 * Fills `<LiveExample name="labels/own-labels" />` with its example, and replaces fences such as
 * ` ```ts example="labels/own-labels" region="add" ` with the quoted code.
 *
 * @throws if the example or the region does not exist; the message lists those that do
 */
export function remarkExamples(folder: string) {
  return () =>
    async (tree: MarkdownNode): Promise<void> => {
      const imports = new Map<string, MarkdownNode>();
      const variableFor = (name: string, region?: string): string => {
        const module = exampleModule(name, region);
        const variable = `example_${imports.size}`;
        const known = [...imports].find(([, node]) =>
          node.value?.endsWith(`'${module}?static-html'`),
        );
        if (known !== undefined) return known[0];
        imports.set(variable, staticHtmlImportNode(variable, module));
        return variable;
      };
      for (const node of nodesBelow(tree)) {
        if (node.type === 'code') await quoteExample(node, folder, variableFor);
        if (node.name === 'LiveExample') await feedLiveExample(node, folder, variableFor);
      }
      tree.children?.unshift(...imports.values());
    };
}

type VariableFor = (name: string, region?: string) => string;

async function existingExample(folder: string, name: string): Promise<Example> {
  const names = await listExamples(folder);
  if (names.includes(name)) return readExample(folder, name);
  throw new Error(`There is no example "${name}". Examples: ${names.join(', ')}.`);
}

async function quoteExample(
  node: MarkdownNode,
  folder: string,
  variableFor: VariableFor,
): Promise<void> {
  const { example: name, region, title } = parseFenceMeta(node.meta ?? '');
  if (name === undefined) return;
  const { file, regions } = await existingExample(folder, name);
  if (region !== undefined && regions[region] === undefined) {
    throw new Error(
      `examples/${name}/${file} has no region "${region}". ` +
        `Regions: ${Object.keys(regions).join(', ') || 'none'}.`,
    );
  }
  becomeElement(node, 'CodeBlock', [
    variableAttribute('quote', variableFor(name, region)),
    textAttribute('language', 'TypeScript'),
    ...(title === undefined ? [] : [textAttribute('title', title)]),
  ]);
}

async function feedLiveExample(
  node: MarkdownNode,
  folder: string,
  variableFor: VariableFor,
): Promise<void> {
  const attributes: readonly JsxAttribute[] = node.attributes ?? [];
  const name = attributes.find((attribute) => attribute.name === 'name')?.value;
  if (typeof name !== 'string') {
    throw new Error('<LiveExample> has no name. Write <LiveExample name="labels/own-labels" />.');
  }
  await existingExample(folder, name);
  node.attributes = [...attributes, variableAttribute('example', variableFor(name))];
}
