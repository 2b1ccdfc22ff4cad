import path from 'node:path';
import { languageName } from '../code/languageNames.ts';
import {
  becomeElement,
  nodesBelow,
  staticHtmlImportNode,
  textAttribute,
  variableAttribute,
  type MarkdownNode,
} from '../code/markdownTree.ts';
import { parseFenceMeta } from '../code/parseFenceMeta.ts';
import { listQuotableFiles, quotedModule, readQuotableFile } from './quotableFiles.ts';

/**
 * Replaces fences such as ` ```swift file="examples/venue-format/render-with-mapkit/VenueMap.swift" region="draw" `
 * with code quoted from that file of the repository.
 *
 * @throws if the file or the region does not exist; the message lists those that do
 */
export function remarkFiles(root: string) {
  return () =>
    (tree: MarkdownNode): void => {
      const imports = new Map<string, string>();
      for (const node of nodesBelow(tree).filter(({ type }) => type === 'code')) {
        const { file, region, title } = parseFenceMeta(node.meta ?? '');
        if (file === undefined) continue;
        expectQuotable(root, file, region);
        const module = quotedModule(file, region);
        const variable = imports.get(module) ?? `file_${imports.size}`;
        imports.set(module, variable);
        becomeElement(node, 'CodeBlock', [
          variableAttribute('quote', variable),
          textAttribute('language', languageName((node.lang ?? '').toLowerCase())),
          textAttribute('title', title ?? titleOf(file)),
        ]);
      }
      for (const [module, variable] of imports) {
        tree.children?.unshift(staticHtmlImportNode(variable, module));
      }
    };
}

/** Title of a file: its name, or for a sample its path in a bundle. */
function titleOf(file: string): string {
  const inBundle = /^packages\/mvf\/fixtures\/samples\/\w+\/(.+)$/.exec(file)?.[1];
  return inBundle ?? path.posix.basename(file);
}

function expectQuotable(root: string, file: string, region: string | undefined): void {
  const files = listQuotableFiles(root);
  if (!files.includes(file)) {
    const folder = `${path.posix.dirname(file)}/`;
    const beside = files.filter((known) => known.startsWith(folder));
    const known =
      beside.length > 0 ? beside : new Set(files.map((known) => path.posix.dirname(known)));
    throw new Error(
      `Pages cannot quote "${file}". ${beside.length > 0 ? 'Files in its folder' : 'Folders'} that ` +
        `pages can quote: ${[...known].join(', ')}.`,
    );
  }
  const { regions } = readQuotableFile(root, file);
  if (region !== undefined && regions[region] === undefined) {
    const names = Object.keys(regions).join(', ') || 'none';
    throw new Error(`${file} has no region "${region}". Regions: ${names}.`);
  }
}
