import { mkdirSync, writeFileSync } from 'node:fs';
import { demoVenues } from './demoVenues.ts';
import { buildBundles } from './src/buildBundles.ts';

const dist = new URL('dist/', import.meta.url);
mkdirSync(dist, { recursive: true });

const built = demoVenues.map(buildBundles);
for (const [name, content] of built.flatMap(({ files }) => [...files])) {
  writeFileSync(new URL(name, dist), content);
}
const catalog = { venues: built.map(({ entry }) => entry) };
writeFileSync(new URL('venues.json', dist), `${JSON.stringify(catalog, null, 2)}\n`);
