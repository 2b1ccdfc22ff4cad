import { MvfError } from '../MvfError.ts';
import { checkPath } from './checkPath.ts';
import { type ArchiveEntry, truncated } from './listEntries.ts';
import type { ReadLimits } from './ReadLimits.ts';

/** Compression methods: none, and deflate (APPNOTE 4.4.5). */
export const packing = { stored: 0, deflated: 8 } as const;

/** Below this size a high ratio is harmless, and common for short files. */
const ratioFreeBytes = 65_536;

/** Checks the central directory before anything is decompressed. Throws {@link MvfError}. */
export function checkEntries(
  entries: readonly ArchiveEntry[],
  archiveBytes: number,
  limits: ReadLimits,
): void {
  checkNames(entries, limits.maxFolders);
  for (const entry of entries) checkMethod(entry);
  checkSizes(entries, archiveBytes, limits);
  checkOverlaps(entries);
}

function checkNames(entries: readonly ArchiveEntry[], maxFolders: number): void {
  const seen = new Set<string>();
  for (const { path, isLink } of entries) {
    checkPath(path, maxFolders);
    if (seen.has(path)) {
      throw unsafe(path, 'twice; expected each file once. Remove one of them.');
    }
    if (isLink) {
      throw unsafe(path, 'as a symbolic link; expected a file. Pack the file it points to.');
    }
    seen.add(path);
  }
}

function unsafe(path: string, fault: string): MvfError {
  return new MvfError('unsafe-path', `The archive contains ${JSON.stringify(path)} ${fault}`, {
    file: path,
  });
}

function checkMethod({ path, isEncrypted, method }: ArchiveEntry): void {
  if (!isEncrypted && (method === packing.stored || method === packing.deflated)) return;
  const given = isEncrypted ? 'encrypted' : `packed with method ${method}`;
  throw new MvfError(
    'invalid-content',
    `${path} is ${given}; expected a stored or deflated file without a password. Create the bundle as a plain zip archive.`,
    { file: path },
  );
}

function checkSizes(entries: readonly ArchiveEntry[], archive: number, limits: ReadLimits): void {
  let total = 0;
  for (const entry of entries) {
    total += entry.unpackedBytes;
    checkRatio(entry.unpackedBytes, entry.packedBytes, limits.maxRatio, entry.path);
  }
  atMost(total, limits, 'maxUnpackedBytes', 'The unpacked archive');
  checkRatio(total, archive, limits.maxRatio);
}

function checkRatio(unpacked: number, packed: number, maxRatio: number, file?: string): void {
  if (unpacked <= ratioFreeBytes || unpacked <= packed * maxRatio) return;
  throw new MvfError(
    'archive-too-large',
    `${file ?? 'The archive'} expands from ${packed} to ${unpacked} bytes; expected at most ${maxRatio} times its compressed size. Raise limits.maxRatio if you trust the file.`,
    file === undefined ? {} : { file },
  );
}

/** Throws `archive-too-large` if a size is over a limit. */
export function atMost(
  given: number,
  limits: ReadLimits,
  option: keyof ReadLimits,
  subject: string,
): void {
  if (given <= limits[option]) return;
  throw new MvfError(
    'archive-too-large',
    `${subject} has ${given} bytes; expected at most ${limits[option]}. Raise limits.${option} if you trust the file.`,
  );
}

/** Overlapping files let a small archive expand to a lot without a high ratio. */
function checkOverlaps(entries: readonly ArchiveEntry[]): void {
  const inOrder = [...entries].sort((a, b) => a.headerOffset - b.headerOffset);
  let end = 0;
  for (const { path, headerOffset, packedBytes } of inOrder) {
    if (headerOffset < end) throw truncated(path);
    end = headerOffset + 30 + packedBytes;
  }
}
