import type { RecordKind } from './recordSchemas.ts';

type Example = Readonly<Record<string, unknown>>;

/** Request body for one record of each kind. */
export const inputExamples: Readonly<Record<RecordKind, Example>> = {
  locations: {
    name: 'Lantern Coffee',
    type: 'tenant',
    description: 'Espresso bar with seats on the atrium.',
    categories: ['lcat_groceries'],
    spaces: ['s_l1_s100'],
    phone: '+1 905 555-0117',
    openingHoursSpecification: [
      { opens: '07:30', closes: '19:00', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'] },
    ],
    searchTags: ['espresso', 'breakfast'],
  },
  categories: { name: 'Coffee', color: '#e6e0f0', sortOrder: 3 },
  events: {
    name: 'Summer sale',
    type: 'deal',
    startDate: '2026-07-01T09:00:00-04:00',
    endDate: '2026-07-14T21:00:00-04:00',
  },
  views: {
    name: 'Screen at the main entrance',
    floor: 'm_l1',
    center: [-79.8046, 43.185],
    zoom: 19,
    theme: 'dark',
  },
};

const added = { source: 'workspace', updatedAt: '2026-06-01T08:00:00.000Z' };

/** One record of each kind, as returned. */
export const recordExamples: Readonly<Record<RecordKind, Example>> = {
  locations: { externalId: 'shop-17', ...added, ...inputExamples.locations },
  categories: { externalId: 'coffee', ...added, ...inputExamples.categories },
  events: { externalId: 'summer-sale', ...added, ...inputExamples.events },
  views: { externalId: 'entrance-screen', ...added, ...inputExamples.views },
};
