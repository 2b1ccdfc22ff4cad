import type { Locator } from '@playwright/test';

/**
 * Counts the colors in a screenshot of an element; similar shades count as one. A blank map has one or two,
 * a rendered one dozens.
 */
export async function countColors(element: Locator): Promise<number> {
  const png = (await element.screenshot({ animations: 'allow' })).toString('base64');
  return element.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas.');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colors = new Set<number>();
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      colors.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
    }
    return colors.size;
  }, png);
}
