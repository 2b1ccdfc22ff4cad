/** Imports one file, in a worker: what a file takes to read is no business of the page. */
import { defaultReadLimits, MvfError } from '@mezzanine/mvf';
import { importMap } from './importMap.ts';
import type { MapReply, MapRequest } from './mapMessages.ts';

const mebibyte = 2 ** 20;

async function read({ file }: MapRequest): Promise<MapReply> {
  const { maxArchiveBytes } = defaultReadLimits;
  if (file.size > maxArchiveBytes) {
    const given = Math.ceil(file.size / mebibyte);
    const most = maxArchiveBytes / mebibyte;
    return {
      kind: 'failure',
      message: `${file.name} has ${given} MiB; expected ${most} at most. Leave out floors or pictures.`,
    };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { kind: 'map', map: importMap(file.name, bytes) };
  } catch (error) {
    return { kind: 'failure', message: explain(error, file.name) };
  }
}

function explain(error: unknown, file: string): string {
  if (error instanceof MvfError) return `${file} cannot be imported. ${error.message}`;
  if (error instanceof DOMException) {
    return `${file} cannot be read. Choose it again: it was moved, changed or deleted since.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${file} is too much for this browser (${reason}). Try a smaller part of the map.`;
}

self.addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  void read(data).then((reply) => {
    const owned = reply.kind === 'map' ? [reply.map.bundle] : [];
    self.postMessage(reply, { transfer: owned });
  });
});
