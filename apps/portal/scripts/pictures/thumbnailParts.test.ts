import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listExamples } from '@mezzanine/tooling/examples';
import { exampleAddress, fullPageOf } from '../../src/components/LiveExample/exampleAddress.ts';
import { thumbnailParts } from './thumbnailParts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'apps/portal/static/img/examples');
const listed = (await listExamples(path.join(root, 'examples'))).filter(
  (name) => exampleAddress(name).href !== fullPageOf(name).href,
);

it('names examples of the playground, and parts inside their screenshots', () => {
  expect(Object.keys(thumbnailParts).filter((name) => !listed.includes(name))).toEqual([]);
  for (const [name, { x, y, width }] of Object.entries(thumbnailParts)) {
    for (const share of [x, y, width]) {
      expect(share, name).toBeGreaterThan(0);
      expect(share, name).toBeLessThanOrEqual(1);
    }
  }
});

it('has a thumbnail of each screenshot that the playground lists', () => {
  const screenshots = listed.flatMap((name) => [`${name}-light`, `${name}-dark`]);
  const taken = screenshots.filter((name) => existsSync(path.join(folder, `${name}.webp`)));
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter((name) => !existsSync(path.join(folder, `${name}-thumb.webp`)))).toEqual([]);
});
