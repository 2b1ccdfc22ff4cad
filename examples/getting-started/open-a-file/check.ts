import { expect, type Page } from '@playwright/test';

const mall = new URL('../../../venues/dist/mall.mvf.zip', import.meta.url).pathname;

export async function check(page: Page): Promise<void> {
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await says('Kestrel House: 4 floors');
  const file = page.getByLabel('File', { exact: true });
  await file.setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('Not a venue.'),
  });
  await says('zip');
  await expect(page.getByRole('application')).toHaveCount(1);
  await file.setInputFiles(mall);
  await says('Alderwick Center: 3 floors');
  await expect(page.locator('canvas')).toHaveCount(1);
}
