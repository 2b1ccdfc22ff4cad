// #region read
import { readFile } from 'node:fs/promises';
import { readMvf } from '@mezzanine/mvf';

const venue = readMvf(await readFile('mall.mvf.zip'));
for (const { properties: floor } of venue.floors) {
  const spaces = venue.spaces[floor.id] ?? [];
  const named = spaces.filter((space) => space.properties.details?.name);
  console.log(`${floor.name}: ${spaces.length} spaces, ${named.length} with a name`);
}
// #endregion
