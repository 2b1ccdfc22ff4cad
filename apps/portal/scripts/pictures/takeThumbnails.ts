import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { thumbnailParts, wholeMap, type ThumbnailPart } from './thumbnailParts.ts';

/** Size of a thumbnail, and of the original screenshots, in pixels. */
const size = { width: 320, height: 200, shotWidth: 1200, shotHeight: 750 } as const;

/**
 * Crops screenshots of examples to thumbnails for the playground's lists, because whole venues look
 * alike in small images.
 *
 * @param folder - contains `<group>/<name>-<theme>.webp`, and receives `<group>/<name>-<theme>-thumb.webp`
 * @param names - names of examples
 * @returns files that were written, relative to the folder
 */
export async function takeThumbnails(
  browser: Browser,
  folder: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: size.width, height: size.height } });
  const session = await page.context().newCDPSession(page);
  const written: string[] = [];
  for (const name of names) {
    for (const theme of ['light', 'dark'] as const) {
      const whole = path.join(folder, `${name}-${theme}.webp`);
      if (!existsSync(whole)) continue;
      await page.setContent(pageOf(readFileSync(whole), thumbnailParts[name] ?? wholeMap));
      await page.evaluate(() => document.images[0]?.decode());
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 60,
      });
      const file = `${name}-${theme}-thumb.webp`;
      writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'));
      written.push(file);
    }
  }
  await page.close();
  return written;
}

/** A page that shows a part of a screenshot. */
function pageOf(image: Buffer, { x, y, width }: ThumbnailPart): string {
  const scale = size.width / (width * size.shotWidth);
  const left = Math.min(Math.max(x - width / 2, 0), 1 - width) * size.shotWidth * scale;
  const top = Math.min(Math.max(y - width / 2, 0), 1 - width) * size.shotHeight * scale;
  return `<!doctype html><style>body{margin:0;overflow:hidden}img{position:absolute;left:${-left}px;top:${-top}px;width:${size.shotWidth * scale}px}</style><img src="data:image/webp;base64,${image.toString('base64')}">`;
}
