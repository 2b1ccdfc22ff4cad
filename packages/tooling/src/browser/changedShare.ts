import type { Page } from '@playwright/test';

/**
 * The share of pixels that clearly differ between two images of the same size, 0 to 1.
 *
 * @param page - any page, which decodes the images
 */
export function changedShare(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [one, other] = await Promise.all(
        encoded.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          if (context === null) throw new Error('This browser has no 2D canvas.');
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (!one || !other) throw new Error('Expected two images.');
      let changed = 0;
      for (let index = 0; index < one.length; index += 4) {
        const by = [0, 1, 2].map((k) => Math.abs((one[index + k] ?? 0) - (other[index + k] ?? 0)));
        if (Math.max(...by) > 24) changed += 1;
      }
      return changed / (one.length / 4);
    },
    [before, after].map((png) => png.toString('base64')),
  );
}
