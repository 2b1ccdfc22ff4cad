import type { Page } from '@playwright/test';

/** The criteria for a color: shares of red, green, and blue, and their minimum sum. */
const colors = {
  green: [
    [-1, 1, 0, 22],
    [0, 1, -1, 8],
  ],
  blue: [
    [-1, 0, 1, 45],
    [0, -1, 1, 25],
  ],
  orange: [
    [1, -1, 0, 58],
    [1, 0, -1, 88],
  ],
} as const;

/** Counts the pixels of the page with a strong color. */
export async function countOf(page: Page, color: keyof typeof colors): Promise<number> {
  const picture = await page.screenshot({ scale: 'css' });
  return page.evaluate(
    async ([address, rules]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
        if (rules.every((rule) => r * rule[0] + g * rule[1] + b * rule[2] >= rule[3])) count++;
      }
      return count;
    },
    [`data:image/png;base64,${picture.toString('base64')}`, colors[color]] as const,
  );
}
