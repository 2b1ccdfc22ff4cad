/** Imports a file in a worker, so that the page stays responsive. */
import { MvfError } from '@mezzanine/mvf';
import { describeFileFailure } from '../../your-map/describeFileFailure.ts';
import { tooLarge } from '../../your-map/tooLarge.ts';
import { needsWasm } from '../../your-map/wasm/needsWasm.ts';
import { importMap } from './importMap.ts';
import type { MapReply, MapRequest } from './mapMessages.ts';

async function read({ file, imported }: MapRequest): Promise<MapReply> {
  const problem = tooLarge(file);
  if (problem !== undefined) return { kind: 'failure', message: problem };
  try {
    if (imported !== undefined) {
      const { format, bundle, report } = imported;
      const map = importMap(file.name, new Uint8Array(bundle), report);
      return { kind: 'map', map: { ...map, format, fileBytes: file.size } };
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (needsWasm(bytes)) return { kind: 'wasm' };
    return { kind: 'map', map: importMap(file.name, bytes) };
  } catch (error) {
    return { kind: 'failure', message: explain(error, file.name) };
  }
}

function explain(error: unknown, file: string): string {
  if (error instanceof MvfError || error instanceof DOMException) {
    return describeFileFailure(file, error);
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
