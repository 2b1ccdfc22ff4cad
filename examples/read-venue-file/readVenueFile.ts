// #region read
import { readFile } from 'node:fs/promises';
import { readMvf } from '@mezzanine/mvf';

const venue = readMvf(await readFile('mall.mvf.zip'));
for (const { properties: floor } of venue.floors) {
  const names = venue.spaces[floor.id]?.map((space) => space.properties.details?.name) ?? [];
  console.log(`${floor.name}: ${names.length} spaces, ${names.filter(Boolean).length} with a name`);
}
// #endregion
