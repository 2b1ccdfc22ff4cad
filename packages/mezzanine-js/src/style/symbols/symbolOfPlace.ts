import type { PlacedEntity } from '../../data/distances/PlacedEntity.ts';
import type { Category, Location } from '../../data/entities.ts';
import type { MapSymbol } from './MapSymbol.ts';

/**
 * Words for a place, singular or plural, and its symbol. The first match wins, so the narrower word
 * comes first. The words come from the venue format, IMDF, OpenStreetMap, and typical category
 * names. The page about symbols lists this table.
 */
export const SYMBOL_WORDS: readonly (readonly [MapSymbol, readonly string[]])[] = [
  ['elevator', ['elevator', 'lift']],
  ['escalator', ['escalator']],
  ['moving-walkway', ['moving walkway', 'moving walk', 'people mover']],
  ['ramp', ['ramp']],
  ['stairs', ['stair', 'stairs', 'staircase', 'stairway', 'stairwell', 'steps']],
  ['baby-care', ['baby', 'nursing', 'lactation', 'changing table', 'mother']],
  [
    'restroom-women',
    [
      'female restroom',
      'women restroom',
      'women s restroom',
      'ladies restroom',
      'female toilet',
      'women s toilet',
      'ladies toilet',
      'restroom female',
      'restroom women',
      'toilet female',
      'toilet women',
    ],
  ],
  [
    'restroom-men',
    [
      'male restroom',
      'men restroom',
      'men s restroom',
      'male toilet',
      'men s toilet',
      'restroom male',
      'restroom men',
      'toilet male',
      'toilet men',
    ],
  ],
  ['accessible', ['wheelchair', 'accessible', 'step free']],
  ['restroom', ['restroom', 'toilet', 'washroom', 'bathroom', 'lavatory', 'wc']],
  ['shower', ['shower']],
  ['defibrillator', ['defibrillator', 'aed']],
  ['fire-extinguisher', ['fire extinguisher', 'fire hose', 'fire hydrant']],
  ['first-aid', ['first aid', 'first aid kit']],
  ['exit', ['exit', 'emergency exit']],
  ['entrance', ['entrance']],
  ['camera', ['cctv', 'surveillance']],
  ['security', ['security', 'police', 'guard']],
  ['pharmacy', ['pharmacy', 'pharmacies', 'drugstore']],
  ['doctor', ['clinic', 'doctor', 'medical', 'nurse', 'hospital']],
  ['water', ['drinking water', 'water fountain', 'drinking fountain', 'bottle filler']],
  ['tickets', ['ticket', 'ticketing', 'box office']],
  ['cash', ['atm', 'cash', 'bank', 'currency exchange']],
  ['payment', ['checkout', 'payment', 'cashier', 'pay station']],
  ['phone', ['phone', 'telephone', 'payphone']],
  ['wifi', ['wifi', 'wi fi', 'internet']],
  ['charging', ['charging', 'charger', 'charging station']],
  ['luggage', ['baggage', 'luggage', 'bag drop']],
  ['lockers', ['locker', 'cloakroom', 'coat check']],
  ['printer', ['printer', 'copier', 'copy']],
  ['recycling', ['recycling']],
  ['waste', ['waste', 'trash', 'garbage', 'bin']],
  ['smoking', ['smoking']],
  ['prayer', ['prayer', 'chapel', 'mosque', 'church', 'synagogue', 'worship']],
  ['information', ['meeting point', 'information', 'info', 'help desk', 'kiosk', 'directory']],
  ['reception', ['reception', 'concierge', 'guest services', 'customer service', 'front desk']],
  ['taxi', ['taxi', 'ride share', 'cab']],
  ['bicycle', ['bicycle', 'bike']],
  ['parking', ['parking', 'car park', 'garage']],
  ['car', ['car rental', 'car hire']],
  ['bus', ['bus', 'buses', 'shuttle', 'coach']],
  ['train', ['train', 'rail', 'railway', 'metro', 'subway', 'tram', 'platform']],
  ['airport', ['gate', 'flight', 'departure', 'arrival', 'airline']],
  ['mail', ['mail', 'mailroom', 'post office', 'parcel']],
  ['cafe', ['cafe', 'café', 'coffee', 'tea', 'pantry', 'kitchenette']],
  ['bar', ['bar', 'pub', 'wine', 'cocktail']],
  ['restaurant', ['restaurant', 'food', 'dining', 'canteen', 'cafeteria']],
  ['meeting', ['meeting', 'conference', 'boardroom', 'phone booth', 'focus room', 'lecture']],
  ['desk', ['desk', 'workstation', 'computer']],
  ['fitness', ['fitness', 'gym', 'sport']],
  ['seating', ['seating', 'lounge', 'waiting', 'bench', 'benches']],
  ['books', ['book', 'library', 'reading']],
  ['school', ['classroom', 'school', 'university', 'training']],
  ['clothes', ['clothes', 'clothing', 'fashion', 'apparel', 'shoe']],
  ['gifts', ['gift', 'souvenir', 'toy']],
  ['music', ['music', 'concert', 'audio']],
  ['bed', ['hotel', 'bedroom', 'sleeping', 'ward']],
  ['shop', ['shop', 'store', 'retail', 'shopping']],
];

const patterns = SYMBOL_WORDS.map(
  ([symbol, words]) => [symbol, new RegExp(` (${words.join('|')})s? `)] as const,
);

/**
 * The built-in symbol for what a place is, by its kind, amenity, and categories, otherwise by its
 * name. Names are matched in English.
 *
 * @returns `undefined` if no word of the table matches
 */
export function symbolOfPlace(entity: PlacedEntity): MapSymbol | undefined {
  return matchOf(rolesOf(entity)) ?? ('name' in entity ? matchOf([entity.name]) : undefined);
}

function matchOf(words: readonly (string | undefined)[]): MapSymbol | undefined {
  const text = words.join(' ').slice(0, LONGEST_TEXT).toLowerCase();
  const spaced = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return patterns.find(([, pattern]) => pattern.test(spaced))?.[0];
}

/** Text that is matched, in characters; enough for every kind, amenity, and category. */
const LONGEST_TEXT = 300;

function rolesOf(entity: PlacedEntity): (string | undefined)[] {
  const own = 'kind' in entity ? [entity.kind] : [];
  if (entity.type === 'location') return [entity.amenity, ...own, ...entity.categories.map(wordOf)];
  const locations = 'locations' in entity ? entity.locations : [];
  const categories = 'categories' in entity ? entity.categories : [];
  return [...own, ...locations.flatMap((one: Location) => rolesOf(one)), ...categories.map(wordOf)];
}

function wordOf({ id, externalId, name }: Category): string {
  return [id, externalId, name].join(' ');
}
