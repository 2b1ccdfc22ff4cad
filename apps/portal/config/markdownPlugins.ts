import path from 'node:path';
import { remarkApiReference } from '../plugins/api/remarkApiReference.ts';
import { remarkOptionsTables } from '../plugins/api/remarkOptionsTables.ts';
import { remarkSymbolLinks } from '../plugins/api/remarkSymbolLinks.ts';
import { remarkAdmonitions } from '../plugins/checks/remarkAdmonitions.ts';
import { remarkCode } from '../plugins/code/remarkCode.ts';
import { remarkTabs } from '../plugins/code/remarkTabs.ts';
import { remarkExamples } from '../plugins/examples/remarkExamples.ts';
import { remarkFiles } from '../plugins/files/remarkFiles.ts';
import { remarkFieldTables } from '../plugins/formats/remarkFieldTables.ts';
import { remarkContractSamples } from '../plugins/rest/remarkContractSamples.ts';
import { remarkRestApi } from '../plugins/rest/remarkRestApi.ts';
import { remarkReleases } from '../plugins/releases/remarkReleases.ts';

/** Folder of the examples. */
export const examplesFolder = path.resolve(__dirname, '../../../examples');

/** Root folder of the repository. */
export const repositoryFolder = path.resolve(__dirname, '../../..');

/** The remark plugins of every Markdown page: first quoted code, then all other code. */
export function markdownPlugins(): {
  readonly beforeDefaultRemarkPlugins: readonly unknown[];
  readonly remarkPlugins: readonly unknown[];
} {
  return {
    beforeDefaultRemarkPlugins: [remarkApiReference(repositoryFolder), remarkRestApi],
    remarkPlugins: [
      remarkAdmonitions,
      remarkTabs,
      remarkExamples(examplesFolder),
      remarkFiles(repositoryFolder),
      remarkFieldTables(repositoryFolder),
      remarkReleases(repositoryFolder),
      remarkOptionsTables(repositoryFolder),
      remarkSymbolLinks(repositoryFolder),
      remarkContractSamples,
      remarkCode,
    ],
  };
}
