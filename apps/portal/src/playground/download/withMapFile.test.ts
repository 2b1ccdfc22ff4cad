import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { venuesOfProgram, withVenue } from '../workbench/venueOfProgram.ts';
import { yourMapId } from '@mezzanine/examples/your-map';
import { namesYourMap } from '../your-map/namesYourMap.ts';
import { withMapFile } from './withMapFile.ts';

const examples = path.resolve(import.meta.dirname, '../../../../../examples');
const programs = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!apps|venue-format|version-)[^/]+\/[^/]+\/main\.tsx?$/.test(file))
  .sort();

test('a program loads the map from a file of its project', () => {
  const text =
    "const venue = await loadVenue({\n  key: 'a',\n  secret: 'b',\n  venueId: 'your-map',\n  baseUrl: 'c',\n});\n";
  expect(withMapFile(text)).toBe("const venue = await loadVenue('/your-map.mvf.zip');\n");
  expect(withMapFile(withVenue(text, 'mall'))).toBe(withVenue(text, 'mall'));
});

test.each(programs)('%s runs with the user’s map, here and as a project', (file) => {
  const source = readFileSync(path.join(examples, file), 'utf8');
  expect(venuesOfProgram(source), 'names its venue as the playground reads it').toHaveLength(1);
  const own = withVenue(source, yourMapId);
  expect(namesYourMap(own)).toBe(true);
  expect(namesYourMap(withMapFile(own))).toBe(false);
});
