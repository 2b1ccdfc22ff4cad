import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocationRecord } from '@mezzanine/mvf';
import { buildVenue } from '../buildVenue.ts';
import { sampleEnterpriseMvf } from '../sampleEnterpriseMvf.fixture.ts';
import { sampleMvf } from '../sampleMvf.fixture.ts';
import type { Venue } from '../Venue.ts';
import type { SearchOptions } from './SearchResult.ts';

describe('a search', () => {
  const shops = venueOf(
    { name: 'Café Miralto', searchTags: ['espresso', 'cake'], externalId: 'U-12' },
    { name: 'Inkhorn Books', description: 'Novels and coffee.' },
    { name: 'Ink', searchTags: ['tattoo'] },
    { name: 'Lantern Coffee' },
    { name: 'Green Fork' },
    { name: 'Macy’s Straße' },
    { name: '無印良品' },
    { name: 'مقهى القمر' },
  );

  test.each([
    ['upper case', 'INKHORN BOOKS', 'Inkhorn Books'],
    ['no accents', 'cafe miralto', 'Café Miralto'],
    ['accents in another form', 'Cafe\u0301 Miralto', 'Café Miralto'],
    ['a space left out', 'inkhornbooks', 'Inkhorn Books'],
    ['a space too many', 'ink horn books', 'Inkhorn Books'],
    ['the words the other way round', 'books inkhorn', 'Inkhorn Books'],
    ['unfinished words', 'gre fo', 'Green Fork'],
    ['an unfinished word with a typo', 'inkxor', 'Inkhorn Books'],
    ['letters swapped', 'lantren', 'Lantern Coffee'],
    ['an external id', 'u12', 'Café Miralto'],
    ['a tag', 'espresso', 'Café Miralto'],
    ['a tag with a typo', 'tatoo', 'Ink'],
    ['a word of the description', 'novels', 'Inkhorn Books'],
    ['no apostrophe', 'macys strasse', 'Macy’s Straße'],
    ['a part of a name without spaces', '良品', '無印良品'],
    ['marks of direction around it', '\u202bالقمر\u200f', 'مقهى القمر'],
  ])('finds by %s', async (_, text, name) => {
    expect((await namesFor(shops, text))[0]).toBe(name);
  });

  test('ranks a full name first, then a prefix, then words inside, then other texts', async () => {
    expect(await namesFor(shops, 'ink')).toEqual(['Ink', 'Inkhorn Books']);
    expect(await namesFor(shops, 'coffee')).toEqual(['Lantern Coffee', 'Inkhorn Books']);
  });

  test('ranks exact matches before matches with a typo', async () => {
    const venue = venueOf({ name: 'Shoos' }, { name: 'Stride', searchTags: ['shoes'] });
    expect(await namesFor(venue, 'shoes')).toEqual(['Stride', 'Shoos']);
  });

  test('omits partial matches if something matches all words', async () => {
    expect(await namesFor(shops, 'lantern coffee')).toEqual(['Lantern Coffee']);
    expect(await namesFor(shops, 'lantern zebra')).toEqual(['Lantern Coffee']);
  });

  test('finds nothing for an empty query', async () => {
    for (const text of ['', '   ', '!?', '\u200f']) expect(await shops.search(text)).toEqual([]);
  });

  test('returns the positions of the matched words', async () => {
    const [first] = await shops.search('coffee');
    expect(first?.matches).toEqual([{ field: 'name', text: 'Lantern Coffee', ranges: [[8, 14]] }]);
    const [second] = await shops.search('cake');
    expect(second?.matches).toEqual([{ field: 'tags', text: 'cake', ranges: [[0, 4]] }]);
    const [third] = await shops.search('inkhornbooks');
    expect(third?.matches[0]).toEqual({ field: 'name', text: 'Inkhorn Books', ranges: [[0, 13]] });
  });

  test('returns equal results for a repeated query', async () => {
    expect(await shops.search('co')).toEqual(await shops.search('co'));
  });
});

describe('results', () => {
  const venue = buildVenue(sampleEnterpriseMvf());

  test('are entities of any type', async () => {
    const typesFor = async (text: string) => (await venue.search(text)).map(({ type }) => type);
    expect(await typesFor('upper floor')).toEqual(['floor']);
    expect(await typesFor('books')).toEqual(['category', 'location']);
    expect(await typesFor('quiet corner')).toEqual(['area']);
    expect(await typesFor('lift a')).toEqual(['connection']);
    expect(await typesFor('main panel')).toEqual(['annotation']);
    expect(await typesFor('east room')).toEqual(['space']);
  });

  test('are a location, without the places it is at', async () => {
    const [first, ...others] = await venue.search('tide & timber books');
    expect(first?.entity).toBe(venue.getLocation('l_books'));
    expect(others).toEqual([]);
    const [space] = await venue.search('tide & timber books', { types: ['space'] });
    expect(space?.entity).toBe(venue.getSpace('s_west'));
  });

  test('are not hidden', async () => {
    expect(await namesFor(venue, 'web shop')).not.toContain('Web shop');
  });

  test('are on the requested floor', async () => {
    const up = venue.getFloor('f_upper')!;
    const found = await venue.search('extinguisher', { floor: up });
    expect(found.map(({ entity }) => entity.id)).toEqual(['a_3']);
    expect(await venue.search('main panel', { floor: 'f_upper' })).toEqual([]);
  });

  test('are limited to the requested number', async () => {
    expect(await venue.search('extinguisher', { limit: 1 })).toHaveLength(1);
  });

  test('are in the language of the venue', async () => {
    const [found] = await venue.inLanguage('fr').search('avec une fenetre');
    expect(found?.entity.name).toBe('Salle est');
  });
});

describe('suggestions', () => {
  const venue = venueOf(
    { name: 'Lantern Coffee', searchTags: ['coffee beans'] },
    { name: 'Bean Terrace', searchTags: ['Coffee', 'tea'], description: 'Coffee of the house.' },
    { name: 'Cotton Row' },
  );

  test('are names and tags that complete the query, each once', async () => {
    expect(await venue.suggest('cof')).toEqual(['Lantern Coffee', 'coffee beans', 'Coffee']);
    expect(await venue.suggest('co', { limit: 1 })).toEqual(['Cotton Row']);
  });

  test('tolerate a typo, and are empty for an empty query', async () => {
    expect(await venue.suggest('lanten')).toEqual(['Lantern Coffee']);
    expect(await venue.suggest('')).toEqual([]);
  });
});

describe('among a thousand names', () => {
  const names = manyNames();
  const venue = venueOf(...names.map((name) => ({ name })));
  const anyName = fc.constantFrom(...names);

  test('no two are equal', () => {
    expect(new Set(names).size).toBe(1000);
  });

  test('each is first for its own name', async () => {
    const all = await Promise.all(names.map((name) => namesFor(venue, name)));
    expect(all.map(([first]) => first)).toEqual(names);
  });

  test('one with a typo is among the first three', async () => {
    const typo = fc.tuple(
      fc.constantFrom('replace', 'leave out', 'put in', 'swap'),
      fc.nat(),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    );
    await fc.assert(
      fc.asyncProperty(anyName, typo, async (name, [kind, place, letter]) => {
        const typed = mistype(name, kind, place, letter);
        expect(await namesFor(venue, typed, { limit: 3 }), typed).toContain(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe('hostile text', () => {
  const hostile = [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'a'.repeat(65_536),
    '\u202e\u0000',
    '(?:a+)+$',
    'a '.repeat(32_768),
    '𝕬'.repeat(9_000),
    '\ud800',
    '<img src=x onerror=alert(1)>',
  ];

  test('in a query does not throw', async () => {
    const venue = buildVenue(sampleEnterpriseMvf());
    for (const text of hostile) await venue.search(text);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        await venue.search(text);
        await venue.suggest(text);
      }),
    );
  });

  test('in a venue does not throw, and is found', async () => {
    const venue = venueOf(...hostile.map((name) => ({ name, description: name })));
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString']) {
      expect((await namesFor(venue, name))[0]).toBe(name);
    }
    expect(await namesFor(venue, 'a'.repeat(65_536))).toContain('a'.repeat(65_536));
  });
});

describe('invalid arguments', () => {
  const venue = buildVenue(sampleMvf());

  test.each([
    [{ limit: 0 }, 'invalid-argument', 'limit is 0.'],
    [{ limit: 1.5 }, 'invalid-argument', 'integer from 1 to 1000'],
    [{ types: ['shop'] }, 'invalid-argument', 'Expected an array that contains only location'],
    [{ floors: 'f_ground' }, 'invalid-argument', 'unknown key "floors"'],
    [{ floor: 'f_9' }, 'unknown-target', 'This venue has the floors "f_ground", "f_upper".'],
    [null, 'invalid-argument', 'options is null.'],
  ])('%j is rejected', async (options, code, message) => {
    const failure: unknown = await venue
      .search('books', options as unknown as SearchOptions)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).toContain(message);
  });

  test('a query that is not text is rejected', async () => {
    await expect(venue.search(null as unknown as string)).rejects.toThrow(/text is null\./);
    await expect(venue.suggest(7 as unknown as string)).rejects.toThrow(/text is 7\./);
  });
});

function venueOf(...records: Partial<LocationRecord>[]): Venue {
  const locations = records.map((record, i) => ({
    id: `l_${i}`,
    name: '',
    categories: [],
    spaces: [],
    ...record,
  }));
  return buildVenue({ ...sampleMvf(), locations, categories: [] });
}

async function namesFor(venue: Venue, text: string, options?: SearchOptions): Promise<string[]> {
  return (await venue.search(text, options)).map(({ entity }) => entity.name);
}

/** Combines forty owners' names with twenty-five trades, so that many names share a word. */
function manyNames(): string[] {
  const starts = [
    'Alder',
    'Bram',
    'Corvo',
    'Dun',
    'Ember',
    'Fenn',
    'Gly',
    'Hollow',
    'Iver',
    'Juni',
  ];
  const ends = ['wick', 'dale', 'mere', 'stone'];
  const trades = (
    'Bakery Books Coffee Dental Eyewear Florist Gallery Hardware Jewelry Kitchens Leather Music ' +
    'Newsstand Optics Pharmacy Quilts Records Shoes Tailor Umbrellas Vintage Watches Yarns Toys Tea'
  ).split(' ');
  const owners = starts.flatMap((start) => ends.map((end) => `${start}${end}`));
  return owners.flatMap((owner) => trades.map((trade) => `${owner} ${trade}`));
}

function mistype(name: string, kind: string, place: number, letter: string): string {
  const at = place % (name.length - 1);
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  if (kind === 'replace') return before + letter + after;
  if (kind === 'leave out') return before + after;
  if (kind === 'put in') return before + letter + name.slice(at);
  return before + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}
