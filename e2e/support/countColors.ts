import type { Locator } from '@playwright/test';
import { readPixels } from '@mezzanine/tooling/read-pixels';

/**
 * Counts the colors in a screenshot of an element; similar shades count as one. A blank map has one or two,
 * a rendered one dozens.
 */
export async function countColors(element: Locator): Promise<number> {
  const png = await element.screenshot({ animations: 'allow' });
  const pixels = await readPixels(element.page(), png);
  return pixels.evaluate(({ data }) => {
    const colors = new Set<number>();
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      colors.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
    }
    return colors.size;
  });
}
