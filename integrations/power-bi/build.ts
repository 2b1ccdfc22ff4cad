/**
 * Builds the visual and packs it as `dist/mezzanine.pbiviz`, the file that Power BI imports: a zip
 * with a description and one JSON file that contains program, style, icon, and capabilities. The
 * same sources produce the same bytes, without network access. `tools/check.ts` compares the
 * package with the output of Microsoft's own tools.
 *
 *     npx tsx build.ts                           the visual for download
 *     npx tsx build.ts --origin https://maps.example.com
 *                                                may load only from this origin
 *     npx tsx build.ts --venue office.mvf.zip    contains the venue and has no web access
 *     npx tsx build.ts --out folder              writes there instead of to `dist`
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleVisual } from './packaging/bundleVisual.ts';
import { packVisual } from './packaging/packVisual.ts';
import { readDescription } from './packaging/readDescription.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: { venue: { type: 'string' }, origin: { type: 'string' }, out: { type: 'string' } },
});

const venue = values.venue === undefined ? undefined : await readFile(resolve(values.venue));
const description = await readDescription(here, {
  hasVenue: venue !== undefined,
  ...(values.origin !== undefined && { origin: values.origin }),
});
const program = await bundleVisual(here, description, venue);
const style = await readFile(join(here, 'style.css'), 'utf8');
const icon = await readFile(join(here, 'assets/icon.png'));
const bytes = packVisual(description, { program, style, icon });
const out = values.out === undefined ? join(here, 'dist') : resolve(values.out);
await mkdir(out, { recursive: true });
await writeFile(join(out, 'mezzanine.pbiviz'), bytes);
process.stdout.write(
  `mezzanine.pbiviz: ${(bytes.length / 1000).toFixed(0)} kB, program ${(program.length / 1000).toFixed(0)} kB\n`,
);
