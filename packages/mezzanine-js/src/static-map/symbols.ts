import type { Space } from '../data/entities.ts';
import { CONNECTION_ICONS, FLOOR_ARROWS } from '../style/routeShapes.ts';

/** Symbols of amenities, as lines in a box of 24 × 24. */
const AMENITY_ICONS = {
  restroom:
    'M7.5 5.5a1.6 1.6 0 1 0 0-.1M5 21v-5H3.5L6 9h3l2.5 7H10v5zM17 5.5a1.6 1.6 0 1 0 0-.1M15.3 21v-6.5H14V9h6v5.5h-1.3V21z',
  information: 'M12 10.5V19M12 5.6v.1',
  cash: 'M2.5 6.5h19v11h-19zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 1 0 0-4.8M6 12v.1M18 12v.1',
  parking: 'M8 20V4h5.5a4.75 4.75 0 0 1 0 9.5H8',
  medical: 'M12 4v16M4 12h16',
  printer: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.5h10V20H7z',
  water: 'M12 3.5C9 8 6.5 11 6.5 14.5a5.5 5.5 0 0 0 11 0C17.5 11 15 8 12 3.5z',
  phone: 'M7 3.5h10v17H7zM11 17.5h2',
} as const;

/** Words in the records of a place that have a symbol. */
const BY_WORDS: readonly (readonly [icon: keyof typeof AMENITY_ICONS, words: RegExp])[] = [
  ['restroom', /\b(washrooms?|restrooms?|toilets?|wc|lavatory)\b/],
  ['information', /\b(information|info|help desk|guest services|concierge)\b/],
  ['cash', /\b(atm|cash machine)\b/],
  ['medical', /\b(first aid|medical|defibrillator)\b/],
  ['printer', /\b(printers?|copiers?)\b/],
  ['water', /\b(water fountain|drinking water|water)\b/],
  ['phone', /\b(phone booths?|phone-booth|telephone)\b/],
  ['parking', /\b(parking|car park)\b/],
];

/** Symbol of a connection, from its kind. */
export function connectionSymbol(kind: string, isUp: boolean): string {
  return CONNECTION_ICONS[kind] ?? FLOOR_ARROWS[isUp ? 'up' : 'down'];
}

/**
 * Symbol of a space: that of its connection or amenity.
 *
 * @returns path data in a box of 24 × 24; `undefined` if it has none
 */
export function symbolOfSpace(space: Space): string | undefined {
  const connection = /^connection\.(\w+)$/.exec(space.kind)?.[1];
  if (connection !== undefined) return CONNECTION_ICONS[connection];
  const [location] = space.locations;
  const words = [
    location?.kind,
    location?.amenity,
    location?.name ?? space.name,
    location?.primaryCategory?.name,
  ];
  const text = words.join(' ').slice(0, 400).toLowerCase().replaceAll('_', ' ');
  const icon = BY_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  return icon && AMENITY_ICONS[icon];
}
