import { PortalCopy } from '@mezzanine/tooling/portal-copy';
import { measuredParts, measuredVariable } from '../../plugins/performance/measuredWithout.ts';
import { weighPages, type WeighedPage } from './weighPages.ts';

/**
 * Builds a copy of the portal completely and then without each part of `plugins/performance`, and prints
 * how much each part saves per page.
 */
export async function printSavings(): Promise<void> {
  const copy = new PortalCopy('portal-savings');
  // The cache between builds ignores the environment variable.
  process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';
  const whole = await weighWithout(copy, '');
  console.log(row('Saved per page (brotli)', 'To read', 'With scripts', 'Maximum'));
  for (const part of measuredParts) {
    const without = await weighWithout(copy, part);
    const most = Math.max(...without.map((page, at) => savedOf(page, whole[at], 'withPrograms')));
    const mean = (key: Key) =>
      without.reduce((sum, page, at) => sum + savedOf(page, whole[at], key), 0) / without.length;
    const cells = [mean('beforeActing'), mean('withPrograms'), most].map(kilobytes);
    console.log(row(part, ...cells));
  }
}

type Key = 'beforeActing' | 'withPrograms';

async function weighWithout(copy: PortalCopy, part: string): Promise<readonly WeighedPage[]> {
  process.env[measuredVariable] = part;
  const { isBuilt, output } = await copy.run();
  if (!isBuilt) throw new Error(output);
  return weighPages(copy.portal);
}

function savedOf(without: WeighedPage, whole: WeighedPage | undefined, key: Key): number {
  return without[key] - (whole?.[key] ?? without[key]);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(16)).join('');
}
