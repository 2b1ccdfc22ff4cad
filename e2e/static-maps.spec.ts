import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openHydrated } from './support/openHydrated.ts';
import { readFences } from './support/readFences.ts';
import { runShell } from './support/runShell.ts';

const page = '/docs/embed-a-map/static-maps';
const source = new URL('../apps/portal/docs/embed-a-map/static-maps.mdx', import.meta.url);

test('the images of the page are drawn in the size that it reserves, in light and dark @all', async ({
  page: browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await browser.emulateMedia({ colorScheme });
    await openHydrated(browser, page);
    const pictures = browser.locator('article img[src*="/floors/"]:visible');
    await expect(pictures).toHaveCount(4);
    const wrong = await pictures.evaluateAll(async (images: HTMLImageElement[]) => {
      const sizes = images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const { naturalWidth, naturalHeight, width, height } = image;
        const isScaled = Math.abs(width / height - naturalWidth / naturalHeight) > 0.02;
        return isScaled || image.getAttribute('height') !== String(naturalHeight);
      });
      return (await Promise.all(sizes)).filter((isWrong) => isWrong).length;
    });
    expect(wrong).toBe(0);
  }
});

test('the samples of the page, pasted as they are, draw what they describe @all', async ({
  baseURL,
}, testInfo) => {
  const folder = testInfo.outputPath('samples');
  await mkdir(folder, { recursive: true });
  const fences = readFences(source, baseURL ?? '');
  const curls = fences.filter(({ code }) => code.startsWith('curl'));
  expect(curls.length).toBeGreaterThan(2);
  await runShell(
    curls.map(({ code }) => code.replaceAll('curl ', 'curl -sSf ')).join('\n'),
    folder,
  );
  const program = fences.find(({ title }) => title === 'draw.mjs')?.code ?? '';
  await writeFile(join(folder, 'draw.mjs'), program);
  // The packages of the repository, as built: the folder is in it.
  await runShell('mv route.svg by-url.svg && node draw.mjs', folder);
  for (const name of ['floor.svg', 'route.svg', 'by-url.svg', 'markers.svg']) {
    expect(await readFile(join(folder, name), 'utf8'), name).toMatch(/^<svg .*<\/svg>$/s);
  }
  expect(await readFile(join(folder, 'markers.svg'), 'utf8')).toContain('>Meet here<');
  expect(await readFile(join(folder, 'route.svg'), 'utf8')).toBe(
    await readFile(join(folder, 'by-url.svg'), 'utf8'),
  );
  for (const name of ['place.png', 'floor-fr.png']) {
    expect((await readFile(join(folder, name))).subarray(1, 4).toString(), name).toBe('PNG');
  }
});
