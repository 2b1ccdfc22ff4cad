import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../problem/RequestProblem.ts';
import type { ByteRange } from './parseRange.ts';

/** Files up to this many bytes are read at once and cached. Larger ones are streamed. */
const readAtOnceBytes = 1 << 20;
const keptBytes = 32 << 20;

interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly modified: number;
}

/**
 * Recently read bodies, without headers, so that every response passes the checks of its own
 * request and has its own headers. Opening, reading, and closing a file takes longer than the rest
 * of a response. A synchronous check for changes takes microseconds.
 */
const kept = new LRUCache<string, KeptFile>({
  maxSize: keptBytes,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
});

/**
 * Reads a file, or a part of it.
 *
 * @param path - absolute path
 * @param size - size when the server started
 * @throws RequestProblem 503 if it no longer exists or has another size
 */
export async function readUnchanged(path: string, size: number, { start, end }: ByteRange) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.size !== size) throw siteChanged();
  if (size > readAtOnceBytes) {
    const handle = await open(path).catch(() => {
      throw siteChanged();
    });
    return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
  }
  const bytes = await readWhole(path, size, found.mtimeMs);
  return start === 0 && end === size - 1 ? bytes : bytes.slice(start, end + 1);
}

async function readWhole(path: string, size: number, modified: number) {
  const known = kept.get(path);
  if (known?.modified === modified && known.bytes.byteLength === size) return known.bytes;
  const handle = await open(path).catch(() => {
    throw siteChanged();
  });
  try {
    const bytes = new Uint8Array(size);
    await handle.read(bytes, 0, size, 0);
    kept.set(path, { bytes, modified });
    return bytes;
  } finally {
    await handle.close();
  }
}

function siteChanged(): RequestProblem {
  return new RequestProblem(
    503,
    'The site on disk has changed since this server read it. Retry when the build has finished; if none is running, restart the server: npm start',
    { 'Retry-After': '15' },
  );
}
