import {
  exportGeoJson,
  exportImdf,
  generateGraph,
  type LossEntry,
  type Mvf,
  readVenueFile,
  writeMvf,
  writeMvfV1,
} from '@mezzanine/mvf';
import { zipSync } from 'fflate';
import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { venue as venueName } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import type { VenueFiles } from './VenueStore.ts';

const formats = ['mvf-2', 'mvf-1', 'imdf', 'geojson'] as const;

type Format = (typeof formats)[number];

/** Maximum number of losses in the result. */
const maxLosses = 25;
/** The earliest time that a zip archive can store, so that equal content produces equal files. */
const archiveTime = new Date(1980, 0, 1);

/** `venue_convert`: a file in another format, and what was lost. */
export function venueConvert(files: VenueFiles): Tool {
  return defineTool({
    name: 'venue_convert',
    title: 'Convert a venue',
    description:
      'Converts bundles, IMDF, GeoJSON, OpenStreetMap, Shapefile, or DXF to a bundle (mvf-2, mvf-1), IMDF, or GeoJSON, and reports losses. Never overwrites a file.',
    input: z.strictObject({
      venue: venueName,
      to: z.enum(formats).default('mvf-2'),
      out: z.string().min(1).max(500).describe('A new file, such as mall.mvf.zip.'),
      graph: z.boolean().default(true).describe('Make a walking graph if there is none.'),
    }),
    output: z.object({
      ...resultFields,
      from: z.string(),
      to: z.string(),
      file: z.string(),
      bytes: z.int(),
      losses: z.array(
        z.object({ effect: z.string(), what: z.string(), count: z.int(), message: z.string() }),
      ),
      moreLosses: z.int(),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false },
    run: async ({ venue: name, to, out, graph }) => {
      const read = readVenueFile(await files.read(name), { file: name });
      const needsGraph = graph && read.venue.nodes.length === 0;
      const venue = needsGraph ? generateGraph(read.venue) : read.venue;
      const { bytes, entries } = exported(venue, to);
      await files.write(out, bytes);
      const losses = [...read.report.entries, ...entries].map(lossData);
      const { items } = cutList(losses, undefined, maxLosses);
      const summary = `Converted ${plainText(name)} to ${to}, ${losses.length} kinds of losses.`;
      return dataAnswer('venue', summary, {
        from: read.format,
        to,
        file: plainText(out, 300),
        bytes: bytes.length,
        losses: items,
        moreLosses: losses.length - items.length,
      });
    },
  });
}

function exported(
  venue: Mvf,
  to: Format,
): { readonly bytes: Uint8Array; readonly entries: readonly LossEntry[] } {
  if (to === 'mvf-2') return { bytes: writeMvf(venue), entries: [] };
  if (to === 'mvf-1') {
    const { bytes, report } = writeMvfV1(venue);
    return { bytes, entries: report.entries };
  }
  const { files, report } = to === 'imdf' ? exportImdf(venue) : exportGeoJson(venue);
  return { bytes: zipSync({ ...files }, { mtime: archiveTime }), entries: report.entries };
}

function lossData({ effect, what, count, message }: LossEntry) {
  return { effect, what: plainText(what, 60), count, message: plainText(message, 200) };
}
