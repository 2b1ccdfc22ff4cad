import path from 'node:path';
import { remarkCode } from '../plugins/code/remarkCode.ts';
import { remarkTabs } from '../plugins/code/remarkTabs.ts';
import { remarkExamples } from '../plugins/examples/remarkExamples.ts';

/** The repository's examples. */
export const examplesFolder = path.resolve(__dirname, '../../../examples');

/** The remark plugins of every Markdown page: quoted examples first, then all other code. */
export function markdownPlugins(): { readonly remarkPlugins: readonly unknown[] } {
  return { remarkPlugins: [remarkTabs, remarkExamples(examplesFolder), remarkCode] };
}
