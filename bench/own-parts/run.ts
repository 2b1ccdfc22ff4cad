/**
 * `npm run own-parts --prefix bench`: compares our own implementations with their alternatives, and
 * writes `figures.md`.
 */
import { writeFile } from 'node:fs/promises';
import { measureInflate } from './measureInflate.ts';
import { measureLeanThree } from './measureLeanThree.ts';

const inflate = await measureInflate();
const three = await measureLeanThree();
const lines = [
  '# Figures of our own parts',
  '',
  'Written by `npm run own-parts --prefix bench`.',
  '',
  '| inflating 5 MB of JSON | first, ms | later, ms | code, bytes gz |',
  '| --- | --- | --- | --- |',
  ...inflate.map(
    ({ name, firstMs, laterMs, gzBytes }) =>
      `| ${name} | ${firstMs.toFixed(1)} | ${laterMs.toFixed(1)} | ${gzBytes} |`,
  ),
  '',
  '| web SDK in one file | kB gz | kB brotli | build, ms |',
  '| --- | --- | --- | --- |',
  ...three.map(
    ({ name, gzBytes, brotliBytes, buildMs }) =>
      `| ${name} | ${kilobytes(gzBytes)} | ${kilobytes(brotliBytes)} | ${buildMs.toFixed(0)} |`,
  ),
  '',
];
await writeFile(new URL('figures.md', import.meta.url), lines.join('\n'));
console.log(lines.join('\n'));

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
