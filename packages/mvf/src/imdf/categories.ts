/**
 * Categories of IMDF 1.0 (https://register.apple.com/resources/imdf/Categories/) and the
 * corresponding kinds of the venue format. Tables of data.
 */

const kinds: Readonly<Record<string, string>> = {
  walkway: 'hallway',
  'walkway.island': 'hallway',
  footbridge: 'hallway',
  lobby: 'hallway',
  movingwalkway: 'hallway',
  platform: 'hallway',
  unenclosedarea: 'exterior',
  terrace: 'exterior',
  road: 'exterior',
  vegetation: 'exterior',
  fieldofplay: 'exterior',
  stairs: 'connection.stairs',
  steps: 'connection.stairs',
  elevator: 'connection.elevator',
  escalator: 'connection.escalator',
  ramp: 'connection.ramp',
  opentobelow: 'otb',
  structure: 'void',
  column: 'void',
  brick: 'void',
  concrete: 'void',
  drywall: 'void',
  glass: 'void',
  wood: 'void',
};

const units: Readonly<Record<string, string>> = {
  room: 'room',
  hallway: 'walkway',
  exterior: 'unenclosedarea',
  void: 'structure',
  otb: 'opentobelow',
  gate: 'waitingroom',
  'connection.stairs': 'stairs',
  'connection.elevator': 'elevator',
  'connection.escalator': 'escalator',
  'connection.ramp': 'ramp',
};

/** All unit categories of IMDF 1.0 that are rooms; others are not part of IMDF. */
export const roomCategories: ReadonlySet<string> = new Set([
  'auditorium',
  'classroom',
  'conferenceroom',
  'firstaid',
  'fitnessroom',
  'foodservice',
  'huddleroom',
  'kitchen',
  'laboratory',
  'library',
  'lounge',
  'mailroom',
  'mothersroom',
  'movietheater',
  'nonpublic',
  'office',
  'parking',
  'phoneroom',
  'privatelounge',
  'recreation',
  'restroom',
  'restroom.family',
  'restroom.female',
  'restroom.male',
  'restroom.female.wheelchair',
  'restroom.male.wheelchair',
  'restroom.transgender',
  'restroom.transgender.wheelchair',
  'restroom.unisex',
  'restroom.unisex.wheelchair',
  'restroom.wheelchair',
  'room',
  'serverroom',
  'shower',
  'smokingarea',
  'storage',
  'theater',
  'unspecified',
  'waitingroom',
]);

/** Categories that are also kinds: rooms that people know by their symbol. */
const sameWords = Object.fromEntries(
  [...roomCategories]
    .filter((category) => /^(?:restroom|shower)\b/.test(category))
    .map((category) => [category, category]),
);

/** Kind of a space by unit category; other categories are rooms. */
export const kindOfUnit: Readonly<Record<string, string>> = { ...kinds, ...sameWords };

/** The unit category of a kind, for spaces without their own category. */
export const unitOfKind: Readonly<Record<string, string>> = { ...units, ...sameWords };

/** Opening categories of IMDF 1.0. */
export const openingCategories: ReadonlySet<string> = new Set([
  'automobile',
  'bicycle',
  'emergencyexit',
  'pedestrian',
  'pedestrian.principal',
  'pedestrian.transit',
  'service',
]);

/** Kind of an obstruction by fixture category; other categories are also kinds. */
export const kindOfFixture: Readonly<Record<string, string>> = {
  vegetation: 'planter',
};

/** Fixture category by kind of obstruction; `equipment` for other kinds. */
export const fixtureOfKind: Readonly<Record<string, string>> = {
  wall: 'wall',
  planter: 'vegetation',
  vegetation: 'vegetation',
  desk: 'desk',
  counter: 'counter',
  water: 'water',
  fountain: 'water',
  bench: 'furniture',
  table: 'furniture',
  shelf: 'furniture',
  furniture: 'furniture',
  obstruction: 'obstruction',
  column: 'obstruction',
  railing: 'obstruction',
  stage: 'stage',
  baggagecarousel: 'baggagecarousel',
  checkindesk: 'checkindesk',
  immigrationdesk: 'immigrationdesk',
  securityequipment: 'securityequipment',
  ticketingdesk: 'ticketingdesk',
};

/** Display name of a category: `restroom.female` is "Restroom female". */
export function categoryName(category: string): string {
  const words = category.replaceAll(/[._-]+/g, ' ').trim();
  return words === '' ? category : words.charAt(0).toUpperCase() + words.slice(1);
}
