import { rasterizeSvg } from '@mezzanine/mcp';
import { Semaphore } from 'async-mutex';

/** Images rasterized concurrently; each needs a thread, and four bytes per pixel. */
const turns = new Semaphore(2);

/** Draws a static map as a PNG when its turn comes. */
export async function drawPng(svg: string, scale: number): Promise<Uint8Array> {
  return turns.runExclusive(async () => (await rasterizeSvg(svg, scale)).bytes);
}
