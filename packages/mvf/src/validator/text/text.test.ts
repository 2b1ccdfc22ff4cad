import { expect, it } from 'vitest';
import type { Draft } from '../houseVenue.fixture.ts';
import { findingsAfter, onlyFinding } from '../ruleCase.fixture.ts';

function named(name: string) {
  return (house: Draft): void => {
    const room = house.spaces['f_1']?.[1];
    if (room) room.properties.details = { name };
  };
}

function described(description: string) {
  return (house: Draft): void => {
    const [location] = house.locations;
    if (location) location.description = description;
  };
}

it('TEXT-01: finds empty names', () => {
  const finding = onlyFinding('TEXT-01', (house) => {
    const [floor] = house.floors;
    if (floor) floor.properties.shortName = ' ';
  });
  expect(finding).toMatchObject({
    pointer: '/features/0/properties/shortName',
    isFixable: false,
    place: { floor: 'f_1' },
  });
});

it.each(['TODO', 'untitled', 'New room', 'xxx', 'Lorem ipsum dolor', '???'])(
  'TEXT-02: recognizes %s as a placeholder',
  (name) => {
    expect(onlyFinding('TEXT-02', named(name)).message).toContain('a placeholder');
  },
);

it.each(['Test kitchen', 'Nan’s Bakery', 'Null Island Surf Shop', 'XXL Shoes'])(
  'TEXT-02: accepts %s as a name',
  (name) => expect(findingsAfter(named(name))).toEqual([]),
);

it('TEXT-03: finds spaces with the same name on one floor, and allows them on two floors', () => {
  const finding = onlyFinding('TEXT-03', named('studio'));
  expect(finding.message).toContain('2 spaces of floor "Level 1" are called "studio"');
});

it('TEXT-04: finds leading, trailing, and repeated whitespace', () => {
  expect(onlyFinding('TEXT-04', named(' Reading  room')).message).toContain(
    'expected the string "Reading room"',
  );
  onlyFinding('TEXT-04', described('Books.\n'));
  expect(findingsAfter(described('Books.\n\nAnd  more.'))).toEqual([]);
});

it('TEXT-05: finds control characters and names them', () => {
  const finding = onlyFinding('TEXT-05', named('Read\u0007ing\u0000 room'));
  expect(finding.message).toContain('(U+0007, U+0000)');
  expect(finding.isFixable).toBe(true);
});

it.each(['CafÃ©', 'Caf\uFFFD', 'Ð¢ÐµÐ°ÑÑ'])('TEXT-06: recognizes %s as garbled', (name) => {
  onlyFinding('TEXT-06', named(name));
});

it.each(['Café', 'Ñandú', 'São João', 'Читальный зал', 'Âge d’or'])(
  'TEXT-06: accepts %s',
  (name) => {
    expect(findingsAfter(named(name))).toEqual([]);
  },
);

it('TEXT-07: finds names that are too long, and allows long descriptions', () => {
  onlyFinding('TEXT-07', named('Reading room '.repeat(8).trim()));
  expect(findingsAfter(described('Books. '.repeat(40).trim()))).toEqual([]);
});

it('TEXT-08: finds locations without a place', () => {
  const finding = onlyFinding('TEXT-08', (house) => {
    const [location] = house.locations;
    if (location) location.spaces = [];
  });
  expect(finding.pointer).toBe('/0/spaces');
});

it('TEXT-09: finds images that are not in the bundle', () => {
  const picture = (house: Draft): void => {
    const [location] = house.locations;
    if (location) location.logo = 'assets/library.svg';
  };
  expect(onlyFinding('TEXT-09', picture).pointer).toBe('/0/logo');
  expect(
    findingsAfter((house) => {
      picture(house);
      house.extras['assets/library.svg'] = new Uint8Array(1);
    }),
  ).toEqual([]);
  expect(
    findingsAfter((house) => {
      const [location] = house.locations;
      if (location) location.website = { label: 'Library', url: 'assets/library.html' };
    }),
  ).toEqual([]);
});

it('TEXT-10: finds translations without a target', () => {
  const translate = (id: string) => (house: Draft) => {
    house.languagePacks['nl'] = {
      language: { code: 'nl', name: 'Nederlands' },
      text: { [id]: { name: 'Bibliotheek' } },
    };
  };
  expect(onlyFinding('TEXT-10', translate('loc_9')).pointer).toBe('/text/loc_9');
  expect(findingsAfter(translate('loc_1'))).toEqual([]);
});

function linkedTo(url: string) {
  return (house: Draft): void => {
    const [location] = house.locations;
    if (location) location.website = { label: 'Library', url };
  };
}

it.each([
  'https://ada:s3cret@library.example/',
  'https://ada@library.example',
  'HTTP://library.example:443@other.example/?q=1',
  'https:ada@library.example',
  'https:\\\\ada@library.example\\',
  'https:\n//ada@library.example',
  '//ada:s3cret@library.example/a',
])('TEXT-11: finds the user info in %j, and does not quote it', (url) => {
  const finding = onlyFinding('TEXT-11', linkedTo(url));
  expect(finding).toMatchObject({ pointer: '/0/website/url', severity: 'error', isFixable: false });
  expect(finding.message).not.toMatch(/ada|s3cret|443/);
});

it.each([
  'https://library.example/@ada',
  'https://library.example?to=ada@library.example',
  'https://library.example#a@b',
  'mailto:ada@library.example',
  'assets/ada@2x.png',
])('TEXT-11: accepts %s', (url) => expect(findingsAfter(linkedTo(url))).toEqual([]));

it('TEXT-11: finds links and images of every kind of object', () => {
  const url = 'https://ada@library.example/a.png';
  const details = { links: [{ name: 'Library', url }], images: [{ url }] };
  const findings = findingsAfter((house) => {
    const [location] = house.locations;
    if (location) Object.assign(location, { logo: url, social: [{ name: 'Feed', url }] });
    for (const byFloor of [house.spaces, house.entrances]) {
      const [feature] = byFloor['f_1'] ?? [];
      if (feature) Object.assign(feature.properties, { details });
    }
    if (house.connections[0]) house.connections[0].details = details;
    house.enterprise = {
      venue: { id: 'v', name: 'House', webUrl: url, coverImage: url },
      locations: [],
      locationInstances: [],
      categories: [],
      categoryPriorities: {},
      layers: [],
    };
  });
  expect(findings.filter(({ rule }) => rule === 'TEXT-11').map(({ pointer }) => pointer)).toEqual([
    '/features/0/properties/details/links/0/url',
    '/features/0/properties/details/images/0/url',
    '/features/0/properties/details/links/0/url',
    '/features/0/properties/details/images/0/url',
    '/0/details/links/0/url',
    '/0/details/images/0/url',
    '/0/logo',
    '/0/social/0/url',
    '/webUrl',
    '/coverImage',
  ]);
});
