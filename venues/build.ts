import { mkdirSync, writeFileSync } from 'node:fs';
import { writeMvf } from '@mezzanine/mvf';
import { buildVenue } from './src/buildVenue.ts';
import { mall } from './mall/venue.ts';

/** What the list of venues says about each. */
interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly city: string;
  readonly updatedAt: string;
  readonly formatVersions: readonly string[];
  readonly bytes: number;
  readonly file: string;
}

const dist = new URL('dist/', import.meta.url);
mkdirSync(dist, { recursive: true });

const bundle = writeMvf(buildVenue(mall));
const file = `${mall.id}.mvf.zip`;
writeFileSync(new URL(file, dist), bundle);

const catalogue: CatalogueEntry[] = [
  {
    id: mall.id,
    name: mall.name,
    description:
      'A shopping center on three floors: bent concourse, oval atrium, department store, supermarket, cinema, food court and roof garden.',
    city: 'Hamilton, Ontario',
    updatedAt: mall.time,
    formatVersions: ['2.0.0'],
    bytes: bundle.byteLength,
    file,
  },
];
writeFileSync(new URL('venues.json', dist), `${JSON.stringify({ venues: catalogue }, null, 2)}\n`);
