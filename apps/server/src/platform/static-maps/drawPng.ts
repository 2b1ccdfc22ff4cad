import { rasterizeSvg } from '@mezzanine/mcp';
import { Semaphore } from 'async-mutex';

/** Images that are rasterized at a time; each takes a thread, and four bytes a pixel. */
const turns = new Semaphore(2);

/** Draws a static map as PNG, when its turn comes. */
export async function drawPng(svg: string, scale: number): Promise<Uint8Array> {
  return turns.runExclusive(async () => (await rasterizeSvg(svg, scale)).bytes);
}
