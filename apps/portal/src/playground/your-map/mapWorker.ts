/** Imports a file in a worker, so that the page stays responsive. */
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
      message: `${file.name} has ${given} MiB; expected ${most} at most. Remove floors or images.`,
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
    return `${file} cannot be read because it was moved, changed, or deleted. Choose it again.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${file} is too large for this browser (${reason}). Try a smaller part of the map.`;
}

self.addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  void read(data).then((reply) => {
    const owned = reply.kind === 'map' ? [reply.map.bundle] : [];
    self.postMessage(reply, { transfer: owned });
  });
});
