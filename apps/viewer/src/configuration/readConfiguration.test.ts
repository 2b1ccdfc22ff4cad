import fc from 'fast-check';
import { expect, it } from 'vitest';
import { configurationSchema } from './configurationSchema.ts';
import { readConfiguration, type GivenConfiguration } from './readConfiguration.ts';

it('accepts all settings', () => {
  const given = {
    venue: 'mall',
    mode: 'kiosk',
    location: ['loc_1', 'Café "Zoë"'],
    youAreHere: { latitude: 43.65, longitude: -79.38, floor: 'f_1' },
    camera: { center: { latitude: 1, longitude: 2 }, zoom: 18 },
    heading: 270,
    promotions: [{ title: 'Free parking', image: 'https://a.example/p.webp' }],
    deepLinks: false,
  } satisfies GivenConfiguration;
  expect(readConfiguration(given)).toEqual({ configuration: given, faults: [] });
});

it('accepts a single place as a list of one', () => {
  const { configuration, faults } = readConfiguration({ venue: 'mall', location: 'loc_1' });
  expect(configuration?.location).toEqual(['loc_1']);
  expect(faults).toEqual([]);
});

it.each([
  [undefined, 'The configuration is missing.'],
  ['mall', 'The configuration was given "mall". Expected: an object such as { venue, key,'],
  [{}, '"venue" is missing. Expected: Id of the venue on the server'],
  [{ venue: 7 }, '"venue" was given 7. Expected: text in quotes.'],
  [{ venue: '' }, '"venue" was given "". Expected: text that is not empty.'],
])('%j shows nothing and reports why', (given, message) => {
  const { configuration, faults } = readConfiguration(given);
  expect(configuration).toBeUndefined();
  expect(faults[0]?.message).toContain(message);
});

it.each([
  [{ mode: 'tv' }, '"mode" was given "tv". Expected: one of full, embed, kiosk, minimap.'],
  [
    { accessible: 'true' },
    '"accessible" was given "true". Expected: true or false, without quotes.',
  ],
  [{ color: 'red' }, '"color" was given "red". Expected: a color such as #0f766e.'],
  [{ color: '#12345' }, 'Expected: a color such as #0f766e.'],
  [{ idleSeconds: 4 }, '"idleSeconds" was given 4. Expected: a number from 5 to 3600'],
  [{ idleSeconds: NaN }, '"idleSeconds" was given NaN.'],
  [{ language: 'en_US' }, 'Expected: a language tag such as fr or pt-BR.'],
  [{ server: 'javascript:alert(1)' }, 'Expected: a URL such as https://maps.example.com.'],
  [{ youAreHere: { latitude: 91, longitude: 0 } }, '"youAreHere.latitude" was given 91.'],
  [{ youAreHere: { latitude: 9 } }, '"youAreHere.longitude" is missing. Expected: Degrees east.'],
  [{ location: ['a', 7] }, '"location[1]" was given 7. Expected: text in quotes.'],
  [{ Location: 'a' }, 'has the unknown option "Location". Did you mean "location"?'],
  [{ kiosk: true }, 'has the unknown option "kiosk". Expected one of venue, key,'],
  [{ promotions: [{ title: 'x', image: '//a.example/p' }] }, '"promotions[0].image" was given'],
  [{ promotions: Array.from({ length: 9 }, () => ({ title: 'x' })) }, 'at most 8 entries'],
  [{ search: 'x'.repeat(300) }, 'at most 200 characters'],
])('%j is ignored and reported', (setting, message) => {
  const { configuration, faults } = readConfiguration({ venue: 'mall', ...setting });
  expect(configuration?.venue).toBe('mall');
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
  expect(faults[0]?.message.length).toBeLessThan(500);
});

it('keeps the rest if one value of a list or an object is invalid', () => {
  const { configuration } = readConfiguration({
    venue: 'mall',
    location: ['a', 7, 'b'],
    camera: { zoom: 99, bearing: 30 },
  });
  expect(configuration).toEqual({ venue: 'mall', location: ['a', 'b'], camera: { bearing: 30 } });
});

it('never throws, and copies no value that the schema does not define', () => {
  const names = [...Object.keys(configurationSchema.properties), '__proto__', 'constructor'];
  const settings = fc.dictionary(
    fc.constantFrom(...names),
    fc.anything({ withNullPrototype: true }),
  );
  fc.assert(
    fc.property(settings, (given) => {
      const { configuration = {} } = readConfiguration({ ...given, venue: 'mall' });
      for (const name of Object.keys(configuration)) {
        expect(Object.hasOwn(configurationSchema.properties, name)).toBe(true);
      }
      expect(Object.getPrototypeOf(configuration)).toBe(Object.prototype);
    }),
  );
});
