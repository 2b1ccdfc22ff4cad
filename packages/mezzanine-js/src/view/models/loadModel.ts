import { nameUrl } from '../../data/download.ts';
import type { ModelAsset } from '../../scene/models/ModelAsset.ts';

/** Maximum file size. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Source of a model: the file, or its URL. */
export type ModelOrigin = { readonly bytes: Uint8Array } | { readonly href: string };

/**
 * Loads and parses a model, and the code needed for it.
 *
 * @param origin - the file, or its URL
 * @param signal - cancels loading
 * @throws Error with a readable reason
 */
export async function loadModel(origin: ModelOrigin, signal: AbortSignal): Promise<ModelAsset> {
  const bytes = 'bytes' in origin ? origin.bytes : await fetchFile(origin.href, signal);
  if (bytes.byteLength > MAX_BYTES) throw new Error(`It is longer than ${MAX_BYTES} bytes.`);
  // Few maps have models, and not immediately, so the reader is loaded on demand.
  const { readGlb, makeAsset } = await import('../../scene/models/glb.ts');
  return makeAsset(readGlb(bytes));
}

async function fetchFile(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(href, { signal });
  if (!response.ok) {
    throw new Error(`${nameUrl(href)} responded with ${response.status} ${response.statusText}.`);
  }
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
    if (length <= MAX_BYTES) continue;
    await reader.cancel();
    throw new Error(`It is longer than ${MAX_BYTES} bytes.`);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
