import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import type { DxfFloor } from '../dxf/DxfFloor.ts';
import { LossLog } from '../report/LossLog.ts';
import type { LossEntry } from '../report/LossReport.ts';
import { deepestFolder, isZip } from './findFormat.ts';

/** The drawings in a file, one for each floor, and its other files. */
export interface Drawings {
  readonly drawings: readonly DxfFloor[];
  readonly entries: readonly LossEntry[];
}

/**
 * The drawing in a DXF file, or the drawings of an archive, sorted by name.
 *
 * @param file - name of the file; files in an archive keep their own names
 * @throws MvfError for an archive that is damaged or over a limit
 */
export function drawingsOfFile(
  file: string,
  bytes: Uint8Array,
  limits?: Partial<ReadLimits>,
): Drawings {
  if (!isZip(bytes)) return { drawings: [floorOf(file, bytes)], entries: [] };
  const archive = openArchive(bytes, {
    ...defaultReadLimits,
    maxFolders: deepestFolder,
    ...limits,
  });
  const paths = archive.paths.filter((path) => !path.startsWith('__MACOSX/')).sort();
  const isDrawing = (path: string): boolean => /\.dxf$/i.test(path);
  const log = new LossLog();
  for (const path of paths.filter((one) => !isDrawing(one))) {
    const message = 'Files in the archive that are not DXF drawings were left out.';
    log.add({ effect: 'lost', what: 'other file', file: path, message });
  }
  const drawings = paths
    .filter((path) => isDrawing(path))
    .map((path) => floorOf(path, archive.bytes(path)));
  return { drawings, entries: log.report().entries };
}

function floorOf(file: string, bytes: Uint8Array): DxfFloor {
  const words = file
    .replace(/^.*[/\\]/, '')
    .replace(/\.dxf$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return {
    file,
    bytes,
    ...(words !== '' && { name: words.charAt(0).toUpperCase() + words.slice(1) }),
  };
}
