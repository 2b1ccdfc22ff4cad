import type { JSHandle, Page } from '@playwright/test';

/**
 * The pixels of a PNG, four bytes each, in rows from the top.
 *
 * @param page - any page, which decodes the image and keeps its pixels
 */
export function readPixels(page: Page, png: Buffer): Promise<JSHandle<ImageData>> {
  return page.evaluateHandle(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas.');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  }, png.toString('base64'));
}
