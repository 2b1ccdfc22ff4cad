import { describe, expect, it } from 'vitest';
import { planQuery } from './planQuery.ts';
import { queryPieces } from './queryPieces.ts';
import { synonymsOf } from './synonyms.ts';
import { TermDictionary } from './TermDictionary.ts';

const terms = (
  'animate animateto blue bluedot camera cameralimits color deckgl deck directions dot elevator floor ' +
  'focus focuson gl gltf label labels map mapview marker on route show showmap switch to view'
)
  .split(' ')
  .sort();
const dictionary = new TermDictionary(terms);

const names = (ids: Iterable<number>) =>
  [...ids]
    .map((id) => terms[id])
    .sort()
    .join(' ');

/**
 * The alternatives for each word of a query, as terms. The parts of an alternative are joined with
 * a plus sign.
 */
const read = (query: string, isTolerant = false) =>
  planQuery(query, dictionary, isTolerant).slots.map(({ ways }) =>
    ways.map(({ parts }) => parts.map((part) => names(part.keys())).join(' + ')),
  );

describe('a word of a query', () => {
  it('is found unchanged, in its other forms, and by synonyms', () => {
    expect(read('labels ')).toEqual([['label labels']]);
    expect(read('switching ')).toEqual([['switch']]);
    expect(read('colour ')).toEqual([['color']]);
    expect(read('lifts ')).toEqual([['elevator']]);
    expect(read('storeys ')).toEqual([['floor']]);
  });

  it('may be unfinished when it is the last', () => {
    expect(read('camera lab')[1]).toEqual(['label labels']);
    expect(read('camera lab ')[1], 'or when nothing is called so').toEqual(['label labels']);
    expect(read('camera label ')[1]).toEqual(['label labels']);
    expect(read('cam camera ')[0]).toEqual(['camera cameralimits']);
    expect(read('camera mark')[0]).toEqual(['camera']);
  });

  it('counts far more than a longer one', () => {
    const worth = (query: string, term: string) =>
      planQuery(query, dictionary, false).slots[0]?.ways[0]?.parts[0]?.get(terms.indexOf(term));
    expect(worth('map', 'map')).toBe(1);
    expect(worth('map', 'mapview')).toBeLessThan(0.1);
    expect(worth('direct', 'directions'), 'unless it is unfinished').toBeGreaterThan(0.6);
  });

  it('may have typos on request', () => {
    expect(read('camrea ')).toEqual([['']]);
    expect(read('camrea ', true)).toEqual([['camera']]);
    expect(read('dto ', true)).toEqual([['dot']]);
    expect(read('lebals ', true)).toEqual([['']]);
    expect(read('3dto ', true), 'numbers are meant as they are').toEqual([['']]);
  });

  it('may have typos and be unfinished', () => {
    expect(read('direcit', true)).toEqual([['directions']]);
  });
});

describe('a word that the index does not contain', () => {
  const sorted = [
    'blue',
    'bluedot',
    'dot',
    'floor',
    'for',
    'label',
    'labels',
    'maker',
    'markers',
    'pick',
    'plans',
  ];
  const known = new TermDictionary(sorted, {
    popularity: sorted.map((term) => (term === 'maker' ? 1 : 10)),
    compounds: new Map([['bluedot', ['blue', 'dot']]]),
  });
  const namesOf = (query: string) => planQuery(query, known, true).names.map(({ key }) => key);

  it('matches the heading that it would be without typos', () => {
    expect(namesOf('lebels ')).toEqual(['lebels', 'lebel', 'labels', 'label']);
    expect(namesOf('labls'), 'or when it is finished').toContain('labels');
    expect(namesOf('flor '), 'and never for a filler').toContain('floor');
  });

  it('is misspelled if a similar word is much more frequent than its other forms', () => {
    expect(namesOf('makers ')).toContain('markers');
    expect(known.isMisspelled('maker')).toBe(false);
  });

  it('is split in two if both are known, and a title in two words is, too', () => {
    const wholes = (query: string) => queryPieces(query, known, false).map(({ whole }) => whole);
    expect(wholes('floorplans')).toEqual(['floor', 'plans']);
    expect(wholes('bluedot')).toEqual(['blue', 'dot']);
    expect(wholes('blue-dot')).toEqual(['blue', 'dot']);
    expect(wholes('labelz'), 'unless it has a typo').toEqual(['labelz']);
    expect(wholes('turn by turn'), 'and a repeated word is not').toEqual(['turnbyturn']);
  });
});

describe('names in code', () => {
  it.each([
    ['showMap ', [['showmap', 'show + map']]],
    ['show-map ', [['showmap', 'show + map']]],
    ['showmap ', [['showmap']]],
    [
      'show map ',
      [
        ['show', 'showmap'],
        ['map', 'showmap'],
      ],
    ],
    ['bluedot ', [['bluedot']]],
    ['blue-dot ', [['bluedot', 'blue + dot']]],
    ['mapcamera ', [['map'], ['camera']]],
    ['deck.gl ', [['deckgl', 'deck + gl']]],
  ])('"%s" is found as %j', (query, ways) => {
    expect(read(query)).toEqual(ways);
  });

  it('are optional before a dot, except the last one', () => {
    const plan = planQuery('mapView.camera.focusOn', dictionary, false);
    expect(plan.slots.map(({ isOptional }) => isOptional)).toEqual([true, true, false]);
    expect(plan.names.map(({ key }) => key)).toEqual(['mapviewcamerafocuson', 'camerafocuson']);
    expect(plan.isCode).toBe(true);
    expect(read('mapView.labels ').map(([way]) => way)).toEqual(['mapview', 'label labels']);
  });

  it('are distinguished from words', () => {
    const isCode = (query: string) => planQuery(query, dictionary, false).isCode;
    expect(['showMap', 'venue.directions', 'set()', 'load_venue'].map(isCode)).not.toContain(false);
    expect(['show map', 'Camera', 'web sdk 6.0', 'blue-dot'].map(isCode)).not.toContain(true);
  });
});

it('hostile queries are planned like others', () => {
  for (const query of ['__proto__', 'constructor', '\u202Emap', '<script>', '.'.repeat(500)]) {
    expect(() => planQuery(query, dictionary, true), query).not.toThrow();
  }
  expect(read('a b c d e f g h i j k l m n o p q')).toHaveLength(12);
});

it('a word can have several synonyms, but never itself', () => {
  expect(synonymsOf('lift')).toEqual(['elevator']);
  expect(synonymsOf('elevators')).toEqual(['lift']);
  expect(synonymsOf('route')).toEqual(expect.arrayContaining(['wayfinding', 'directions']));
  expect(synonymsOf('constructor')).toEqual([]);
});

describe('a query that names a part of the portal', () => {
  it('is more about its other words than about the playground', () => {
    const { slots } = planQuery('labels playground', dictionary, false);
    expect(slots.map(({ isFaint }) => isFaint)).toEqual([false, true]);
  });
  it('is less about the word that names the reference of the platform API', () => {
    const { slots } = planQuery('labels endpoint', dictionary, false);
    expect(slots.map(({ isFaint }) => isFaint)).toEqual([false, true]);
  });
});
