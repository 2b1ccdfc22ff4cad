import { MvfError } from '../MvfError.ts';

/** One entry of the central directory of a zip archive. */
export interface ArchiveEntry {
  readonly path: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Offset of the entry's local header. */
  readonly headerOffset: number;
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;

/**
 * Lists the entries of a zip archive from its central directory, without decompressing. Layout:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.12 and 4.3.16).
 */
export function listEntries(bytes: Uint8Array, maxFiles: number): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (count === 0xffff || offset === 0xffffffff) {
    throw new MvfError(
      'archive-too-large',
      'The archive is a ZIP64 archive; expected a plain zip archive below 4 GiB and 65,535 files. Create the bundle without ZIP64.',
    );
  }
  if (count > maxFiles) {
    throw new MvfError(
      'archive-too-large',
      `The archive lists ${count} files; expected at most ${maxFiles}. Raise limits.maxFiles if you trust the file.`,
    );
  }
  const entries: ArchiveEntry[] = [];
  for (let i = 0; i < count; i += 1) {
    const { entry, next } = readEntry(view, offset);
    entries.push(entry);
    offset = next;
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  const first = Math.max(0, last - longestComment);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  if (view.byteLength >= 4 && view.getUint32(0, true) === localSignature) throw truncated();
  throw new MvfError(
    'not-a-zip',
    `The given ${view.byteLength} bytes are not a zip archive; expected the bytes of a .mvf.zip file. Check that the URL returns the bundle and not an HTML page.`,
  );
}

function readEntry(view: DataView, at: number): { entry: ArchiveEntry; next: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== directorySignature) {
    throw truncated();
  }
  const nameStart = at + 46;
  const nameEnd = nameStart + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw truncated();
  const entry: ArchiveEntry = {
    path: decodePath(new Uint8Array(view.buffer, view.byteOffset + nameStart, nameEnd - nameStart)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    // The upper half is the Unix file mode; 0xa is a symbolic link.
    isLink: view.getUint32(at + 38, true) >>> 28 === 0xa,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    headerOffset: view.getUint32(at + 42, true),
  };
  return { entry, next };
}

function decodePath(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new MvfError(
      'unsafe-path',
      'The archive contains a file name that is not UTF-8; expected names in UTF-8. Create the bundle again with UTF-8 names.',
      { cause },
    );
  }
}

/** The compressed bytes of one entry, as a view into the archive. */
export function packedBytesOf(bytes: Uint8Array, entry: ArchiveEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.headerOffset;
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== localSignature) {
    throw truncated(entry.path);
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + entry.packedBytes > bytes.byteLength) throw truncated(entry.path);
  return bytes.subarray(start, start + entry.packedBytes);
}

/** The error for an archive, or one of its files, that is truncated or damaged. */
export function truncated(file?: string, cause?: unknown): MvfError {
  const subject = file === undefined ? 'The archive' : `${file} in the archive`;
  return new MvfError(
    'archive-truncated',
    `${subject} is truncated or damaged; expected a complete zip archive. Download or export it again.`,
    { ...(file !== undefined && { file }), cause },
  );
}
