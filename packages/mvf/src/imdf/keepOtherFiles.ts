import type { LossLog } from '../report/LossLog.ts';
import type { ImdfSource } from './ImdfSource.ts';

/** IMDF files that are converted to parts of a venue. */
const used = new Set([
  'venue',
  'level',
  'building',
  'footprint',
  'unit',
  'opening',
  'anchor',
  'occupant',
  'amenity',
  'fixture',
  'kiosk',
  'section',
  'geofence',
  'relationship',
  'navPath',
]);

/** Folder of a bundle for files without an equivalent in a venue. */
export const otherFilesFolder = 'imdf/';

/** The files without an equivalent in a venue, kept byte for byte in a folder of the bundle. */
export function keepOtherFiles(source: ImdfSource, log: LossLog): Record<string, Uint8Array> {
  const kept: Record<string, Uint8Array> = {};
  for (const [name, { file, bytes }] of source.collections) {
    if (used.has(name) || name.startsWith('__')) continue;
    const path = `${otherFilesFolder}${name.replaceAll(/[\\:\p{Cc}]/gu, '-')}.geojson`;
    kept[path] = bytes;
    log.add({
      effect: 'lost',
      what: `file ${file.slice(0, 60)}`,
      file,
      message: `A venue cannot represent the content of ${file.slice(0, 60)}; the file is kept unchanged as ${path}, and has no effect.`,
    });
  }
  return kept;
}
