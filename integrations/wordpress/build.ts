/**
 * `npm run build -w @mezzanine/wordpress` packs each plugin as a ZIP archive that WordPress can
 * install. The same files produce the same bytes. `--out <folder>` sets the output folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeArchive } from '@mezzanine/mvf/archive';
import { readPlugins } from './pluginFiles.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
await mkdir(values.out, { recursive: true });
for (const { archive, files } of await readPlugins()) {
  await writeFile(join(values.out, archive), writeArchive(files));
}
