import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import type { GeoJsonFloor } from '../geojson/GeoJsonFloor.ts';
import { deepestFolder, isZip } from './findFormat.ts';

/**
 * The floor of a GeoJSON file, or the floors of an archive of such files, sorted by name.
 *
 * @param file - name of the file; files in an archive keep their own names
 * @throws MvfError for an archive that is damaged or over a limit
 */
export function floorsOfFile(
  file: string,
  bytes: Uint8Array,
  limits?: Partial<ReadLimits>,
): readonly GeoJsonFloor[] {
  if (!isZip(bytes)) return [floorOf(file, bytes)];
  const archive = openArchive(bytes, {
    ...defaultReadLimits,
    maxFolders: deepestFolder,
    ...limits,
  });
  const files = archive.paths.filter(
    (path) => /\.(?:geo)?json$/i.test(path) && !path.startsWith('__MACOSX/'),
  );
  return files.sort().map((path) => floorOf(path, archive.bytes(path)));
}

function floorOf(file: string, spaces: Uint8Array): GeoJsonFloor {
  if (saysItsFloor(spaces)) return { file, spaces };
  const words = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return { file, spaces, ...(words && { name: words.charAt(0).toUpperCase() + words.slice(1) }) };
}

/** Whether the file has the member `floor` that our export writes. */
function saysItsFloor(bytes: Uint8Array): boolean {
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof content === 'object' && content !== null && 'floor' in content;
  } catch {
    // The importer reports the error.
    return false;
  }
}
