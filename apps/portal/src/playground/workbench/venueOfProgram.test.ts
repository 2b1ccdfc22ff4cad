import { expect, test } from 'vitest';
import { venuesOfProgram, withVenue } from './venueOfProgram.ts';

const text = "const a = { venueId: 'mall' };\nconst venueId = 'office';\n// venueIdea: 'no'\n";

test('finds the venues of a program and replaces one', () => {
  expect(venuesOfProgram(text)).toEqual(['mall', 'office']);
  expect(withVenue(text, 'airport')).toBe(
    "const a = { venueId: 'airport' };\nconst venueId = 'airport';\n// venueIdea: 'no'\n",
  );
  expect(venuesOfProgram('showMap(file)')).toEqual([]);
});
