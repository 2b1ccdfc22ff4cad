import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { blockId } from '../code/blockId.ts';
import { highlightCode } from '../code/highlightCode.ts';
import { staticHtmlId } from '../code/staticHtmlId.ts';
import type { RegionData } from '../examples/ExampleData.ts';
import { listQuotableFiles, quotedName, readQuotableFile } from './quotableFiles.ts';

/** Provides the repository's files that pages quote: each file, and each of its regions. */
export function filesPlugin(root: string) {
  return function mezzanineFiles(): Plugin {
    return {
      name: 'mezzanine-files',
      getPathsToWatch: () => listQuotableFiles(root).map((file) => path.join(root, file)),
      async contentLoaded({ actions }) {
        for (const file of listQuotableFiles(root)) {
          const { language, text, regions } = readQuotableFile(root, file);
          const parts: (readonly [string | undefined, string])[] = [
            [undefined, text],
            ...Object.entries(regions),
          ];
          for (const [region, code] of parts) {
            const html = await highlightCode(code.trimEnd(), language);
            const types = blockId(language, code);
            const data: RegionData = {
              html,
              htmlId: staticHtmlId(html),
              ...(types === undefined ? {} : { types }),
            };
            await actions.createData(quotedName(file, region), JSON.stringify(data));
          }
        }
      },
    };
  };
}
