import type { Page } from '@playwright/test';
import { readPixels } from './readPixels.ts';

/**
 * The share of pixels that clearly differ between two images of the same size, 0 to 1.
 *
 * @param page - any page, which decodes the images
 */
export async function changedShare(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const images = [await readPixels(page, before), await readPixels(page, after)] as const;
  return page.evaluate(([{ data: one }, { data: other }]) => {
    let changed = 0;
    for (let index = 0; index < one.length; index += 4) {
      const by = [0, 1, 2].map((k) => Math.abs((one[index + k] ?? 0) - (other[index + k] ?? 0)));
      if (Math.max(...by) > 24) changed += 1;
    }
    return changed / (one.length / 4);
  }, images);
}
