import type { EnterpriseLocation, Mvf } from '@mezzanine/mvf';
import { at, sampleMvf } from './sampleMvf.fixture.ts';

/**
 * The sample with areas, annotations, a French language pack and the operator's records: one for
 * each location, one for the stairs, one instance upstairs, layers, and the venue itself.
 */
export function sampleEnterpriseMvf(): Mvf {
  const mvf = sampleMvf();
  return {
    ...mvf,
    ...shapes(),
    manifest: { ...mvf.manifest, language: { code: 'en', name: 'English' } },
    annotationSymbols: {
      'fire-safety--extinguisher': { name: 'Fire extinguisher', url: 'assets/extinguisher.svg' },
    },
    enterprise: {
      venue: {
        id: 'sample',
        name: 'Sample hall',
        type: 'store',
        countryCode: 'PT',
        topLocations: ['el_books'],
        openingHoursSpecification: [
          { opens: '09:00', closes: '18:00', dayOfWeek: ['Monday', 'Tuesday'] },
        ],
      },
      locations: enterpriseLocations(),
      locationInstances: [
        {
          id: 'eli_books_up',
          parent: 'el_books',
          name: 'Tide & Timber Antiquarian',
          spaces: [{ id: 's_loft', floor: 'f_upper' }],
        },
      ],
      categories: [
        { id: 'cat_books', name: 'Books', parent: 'cat_shops', sortOrder: 2 },
        { id: 'cat_shops', name: 'Shops', sortOrder: 1, picture: 'assets/shops.png' },
        { id: 'cat_cards', name: 'Cards', parent: 'cat_shops', sortOrder: 3 },
      ],
      categoryPriorities: { el_books: ['cat_cards', 'cat_books'] },
      layers: [{ id: 'ely_rent', name: 'To rent', spaces: [{ id: 's_east', floor: 'f_ground' }] }],
    },
    languagePacks: { fr: { language: { code: 'fr', name: 'Français' }, text: french } },
    extras: { 'assets/extinguisher.svg': new TextEncoder().encode('<svg/>') },
  };
}

function enterpriseLocations(): EnterpriseLocation[] {
  return [
    {
      id: 'el_web',
      name: 'Web shop',
      type: 'service',
      categories: [],
      spaces: [],
      sortOrder: 3,
      isHidden: true,
    },
    {
      // The same name at the same space: the record of l_books.
      id: 'el_books',
      name: 'Tide & Timber Books',
      type: 'tenant',
      shortName: 'Tide & Timber',
      description: 'Books by the sea.',
      categories: ['cat_books', 'cat_cards'],
      spaces: [{ id: 's_west', floor: 'f_ground' }],
      areas: [{ id: 'ar_quiet', floor: 'f_ground' }],
      annotations: [{ id: 'a_1', floor: 'f_ground' }],
      obstructions: [{ id: 'o_wall', floor: 'f_ground' }],
      entrances: [{ id: 'e_west', floor: 'f_ground' }],
      sortOrder: 2,
      showLogo: true,
      states: [
        { type: 'closed-temporarily', start: '2026-02-01T00:00:00Z', end: '2026-02-03T00:00:00Z' },
        { type: 'new' },
      ],
      siblingGroups: [{ label: 'reference-point', siblings: ['el_stairs'] }],
      openingHoursSpecification: [{ opens: '10:00', closes: '19:00', dayOfWeek: ['Monday'] }],
      metadata: { rent: 12 },
    },
    {
      id: 'el_stairs',
      name: 'Grand stairs',
      type: 'amenity',
      amenity: 'stairs',
      categories: [],
      spaces: [],
      connections: ['c_stairs'],
      nodes: ['n_ground'],
      sortOrder: 1,
    },
  ];
}

function shapes(): Pick<Mvf, 'areas' | 'annotations'> {
  const annotation = (id: string, type: string, details?: { name: string }) => ({
    type: 'Feature' as const,
    properties: { id, group: 'fire-safety', type, ...(details && { details }) },
    geometry: { type: 'Point' as const, coordinates: at(2, 3) },
  });
  return {
    areas: {
      f_ground: [
        {
          type: 'Feature',
          properties: { id: 'ar_quiet', destinationNodes: [], details: { name: 'Quiet corner' } },
          geometry: {
            type: 'Polygon',
            coordinates: [[at(1, 1), at(5, 1), at(5, 4), at(1, 4), at(1, 1)]],
          },
        },
      ],
      f_upper: [],
    },
    annotations: {
      f_ground: [
        annotation('a_1', 'extinguisher'),
        annotation('a_2', 'alarm-panel', { name: 'Main panel' }),
      ],
      f_upper: [annotation('a_3', 'extinguisher')],
    },
  };
}

const french = {
  f_ground: { name: 'Rez-de-chaussée' },
  s_east: { name: 'Salle est', description: 'Avec une fenêtre.' },
  l_books: { description: 'Des livres au bord de la mer.' },
  cat_books: { name: 'Livres' },
  c_lift: { name: 'Ascenseur A' },
  ely_rent: { name: 'À louer' },
  sample: { name: 'Salle modèle' },
};
