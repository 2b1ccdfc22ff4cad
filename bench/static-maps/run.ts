/**
 * `npm run static-maps --prefix bench`: measures static maps of the demo venues and of a venue of
 * 10,000 rooms. Build the venues first: `npm run build -w @mezzanine/venues`.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { loadVenue, renderStaticMap, type Venue } from '@mezzanine/mezzanine-js/headless';
import { writeMvf } from '@mezzanine/mvf';
import { wideVenue } from '../largeVenues.ts';

const ROUNDS = 12;
/** Limits of the median of processor time and of the size; see bench/README.md. */
const LIMITS = { mall: { ms: 50, kilobytes: 120 }, wide: { ms: 600 } };

const rows = [];
for (const name of ['mall', 'airport', 'office', 'campus']) {
  const file = new URL(`../../venues/dist/${name}.mvf.zip`, import.meta.url);
  rows.push(measure(name, await loadVenue(new Uint8Array(await readFile(file)))));
}
rows.push(measure('wide', await loadVenue(writeMvf(wideVenue()))));
console.log('| venue | first, ms | median, ms | SVG, kB gz |');
console.log('| --- | --- | --- | --- |');
for (const { name, firstMs, medianMs, kilobytes } of rows) {
  const figures = [firstMs, medianMs, kilobytes].map((figure) => figure.toFixed(1));
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}
const [mall] = rows;
const wide = rows.at(-1);
const isGood =
  mall !== undefined &&
  wide !== undefined &&
  mall.medianMs <= LIMITS.mall.ms &&
  mall.kilobytes <= LIMITS.mall.kilobytes &&
  wide.medianMs <= LIMITS.wide.ms;
if (!isGood) process.exitCode = 1;

function measure(name: string, venue: Venue) {
  const times: number[] = [];
  let svg = '';
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    svg = renderStaticMap(venue);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [firstMs = 0] = times;
  const medianMs = times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
  return { name, firstMs, medianMs, kilobytes: gzipSync(svg).length / 1000 };
}
