import { Inflate } from 'fflate';
import { MvfError } from '../MvfError.ts';
import { checkPath } from './checkPath.ts';
import { crc32 } from './crc32.ts';
import { type ArchiveEntry, listEntries, packedBytesOf, truncated } from './listEntries.ts';
import type { ReadLimits } from './ReadLimits.ts';

const stored = 0;
const deflated = 8;
/** Below this size a high ratio is harmless, and common in short files. */
const ratioFreeBytes = 65_536;
const inflateStepBytes = 16_384;

/**
 * Unpacks a zip archive, path → bytes. Folders and empty files are left out. Sizes, count, ratio
 * and paths are checked from the central directory before anything is inflated, and sizes again
 * while inflating, so an archive that lies about them is stopped too.
 */
export function readArchive(bytes: Uint8Array, limits: ReadLimits): Map<string, Uint8Array> {
  atMost(bytes.byteLength, limits.maxArchiveBytes, 'The archive', 'maxArchiveBytes');
  const entries = listEntries(bytes, limits.maxFiles);
  checkNames(entries);
  checkSizes(entries, bytes.byteLength, limits);
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (entry.path.endsWith('/') || entry.unpackedBytes === 0) continue;
    files.set(entry.path, unpack(entry, packedBytesOf(bytes, entry)));
  }
  return files;
}

function checkNames(entries: readonly ArchiveEntry[]): void {
  const seen = new Set<string>();
  for (const { path } of entries) {
    checkPath(path);
    if (seen.has(path)) {
      throw new MvfError(
        'unsafe-path',
        `The archive holds ${JSON.stringify(path)} twice; expected each file once. Remove one of them.`,
        { file: path },
      );
    }
    seen.add(path);
  }
}

function checkSizes(entries: readonly ArchiveEntry[], archive: number, limits: ReadLimits): void {
  let total = 0;
  for (const entry of entries) {
    total += entry.unpackedBytes;
    checkRatio(entry.unpackedBytes, entry.packedBytes, limits.maxRatio, entry.path);
  }
  atMost(total, limits.maxUnpackedBytes, 'The unpacked archive', 'maxUnpackedBytes');
  checkRatio(total, archive, limits.maxRatio);
}

function checkRatio(unpacked: number, packed: number, maxRatio: number, file?: string): void {
  if (unpacked <= ratioFreeBytes || unpacked <= packed * maxRatio) return;
  throw new MvfError(
    'archive-too-large',
    `${file ?? 'The archive'} unpacks from ${packed} to ${unpacked} bytes; expected at most ${maxRatio} times its packed size. Raise limits.maxRatio if you trust the file.`,
    file === undefined ? {} : { file },
  );
}

function atMost(given: number, limit: number, subject: string, option: string): void {
  if (given <= limit) return;
  throw new MvfError(
    'archive-too-large',
    `${subject} has ${given} bytes; expected at most ${limit}. Raise limits.${option} if you trust the file.`,
  );
}

function unpack(entry: ArchiveEntry, packed: Uint8Array): Uint8Array {
  if (entry.isEncrypted || (entry.method !== stored && entry.method !== deflated)) {
    const given = entry.isEncrypted ? 'encrypted' : `packed with method ${entry.method}`;
    throw new MvfError(
      'invalid-content',
      `${entry.path} is ${given}; expected a stored or deflated file without a password. Pack the bundle as a plain zip.`,
      { file: entry.path },
    );
  }
  const bytes = entry.method === stored ? packed.slice() : inflate(entry, packed);
  if (bytes.byteLength !== entry.unpackedBytes || crc32(bytes) !== entry.crc) {
    throw truncated(entry.path);
  }
  return bytes;
}

function inflate(entry: ArchiveEntry, packed: Uint8Array): Uint8Array {
  const out = new Uint8Array(entry.unpackedBytes);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.byteLength > out.byteLength) throw lied(entry);
    out.set(chunk, length);
    length += chunk.byteLength;
  });
  try {
    for (let at = 0; at < packed.byteLength; at += inflateStepBytes) {
      const next = at + inflateStepBytes;
      stream.push(packed.subarray(at, next), next >= packed.byteLength);
    }
  } catch (cause) {
    if (cause instanceof MvfError) throw cause;
    throw truncated(entry.path, cause);
  }
  return out.subarray(0, length);
}

function lied(entry: ArchiveEntry): MvfError {
  return new MvfError(
    'archive-too-large',
    `${entry.path} unpacks to more than the ${entry.unpackedBytes} bytes the archive declares; expected the declared size. Do not trust this file; pack the bundle again.`,
    { file: entry.path },
  );
}
