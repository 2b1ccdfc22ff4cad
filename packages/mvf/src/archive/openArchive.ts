import { MvfError } from '../MvfError.ts';
import { atMost, checkEntries, packing } from './checkEntries.ts';
import { crc32 } from './crc32.ts';
import { inflate, TooManyBytes } from './inflate.ts';
import { type ArchiveEntry, listEntries, packedBytesOf, truncated } from './listEntries.ts';
import type { ReadLimits } from './ReadLimits.ts';

/** A zip archive whose files are decompressed on demand. */
export interface Archive {
  /** Paths of its files in archive order, without folders and empty files. */
  readonly paths: readonly string[];
  /** Paths of the files without bytes. */
  readonly emptyPaths: readonly string[];
  /** Decompresses a file on every call; returns no bytes if the path does not exist. */
  readonly bytes: (path: string) => Uint8Array;
}

/**
 * Opens a zip archive. Sizes, count, ratio, and paths are checked from the central directory before
 * anything is inflated, and sizes again while inflating, so an archive that lies about them is
 * stopped too. Throws {@link MvfError}.
 */
export function openArchive(bytes: Uint8Array, limits: ReadLimits): Archive {
  atMost(bytes.byteLength, limits, 'maxArchiveBytes', 'The archive');
  const entries = listEntries(bytes, limits.maxFiles);
  checkEntries(entries, bytes.byteLength, limits);
  const all = entries.filter(({ path }) => !path.endsWith('/'));
  const files = new Map<string, ArchiveEntry>();
  for (const entry of all) {
    if (entry.unpackedBytes > 0) files.set(entry.path, entry);
  }
  return {
    paths: [...files.keys()],
    emptyPaths: all.flatMap(({ path, unpackedBytes }) => (unpackedBytes > 0 ? [] : [path])),
    bytes: (path) => {
      const entry = files.get(path);
      return entry ? unpack(entry, packedBytesOf(bytes, entry)) : new Uint8Array();
    },
  };
}

function unpack(entry: ArchiveEntry, packed: Uint8Array): Uint8Array {
  const bytes = entry.method === packing.stored ? packed.slice() : inflated(entry, packed);
  if (bytes.byteLength !== entry.unpackedBytes || crc32(bytes) !== entry.crc) {
    throw truncated(entry.path);
  }
  return bytes;
}

function inflated(entry: ArchiveEntry, packed: Uint8Array): Uint8Array {
  try {
    return inflate(packed, entry.unpackedBytes);
  } catch (cause) {
    throw cause instanceof TooManyBytes ? lied(entry) : truncated(entry.path, cause);
  }
}

function lied(entry: ArchiveEntry): MvfError {
  return new MvfError(
    'archive-too-large',
    `${entry.path} expands to more than the ${entry.unpackedBytes} bytes that the archive declares; expected the declared size. Do not trust this file; create the bundle again.`,
    { file: entry.path },
  );
}
