/** Element type of a feature in a plain GeoJSON file. */
export interface Element {
  readonly element: 'space' | 'obstruction' | 'entrance' | 'floor' | 'site';
  /** Kind in the venue format. */
  readonly kind: string;
}

/** Common values by meaning; compared in lowercase without spaces, `_`, and `-`. */
const words: readonly (readonly [Element['element'], string, readonly string[]])[] = [
  [
    'space',
    'hallway',
    ['hallway', 'corridor', 'hall', 'walkway', 'passage', 'circulation', 'lobby', 'foyer', 'area'],
  ],
  ['space', 'hallway', ['flur', 'couloir', 'gang', 'pasillo', 'aisle', 'concourse']],
  [
    'space',
    'connection.stairs',
    ['stairs', 'stair', 'staircase', 'stairwell', 'stairway', 'steps'],
  ],
  ['space', 'connection.stairs', ['treppe', 'escalier', 'connection.stairs']],
  ['space', 'connection.elevator', ['elevator', 'lift', 'aufzug', 'connection.elevator']],
  ['space', 'connection.escalator', ['escalator', 'connection.escalator']],
  ['space', 'connection.ramp', ['ramp', 'connection.ramp']],
  ['space', 'exterior', ['exterior', 'outdoor', 'outdoors', 'outside', 'terrace', 'courtyard']],
  ['space', 'void', ['void', 'shaft', 'structure']],
  ['space', 'otb', ['otb', 'opentobelow', 'atriumvoid']],
  ['space', 'room', ['room', 'office', 'büro', 'buero', 'bureau', 'meetingroom', 'boardroom']],
  ['space', 'room', ['conference', 'conferenceroom', 'besprechung', 'besprechungsraum']],
  ['space', 'room', ['classroom', 'lecturehall', 'auditorium', 'laboratory', 'lab', 'library']],
  ['space', 'room', ['kitchen', 'kitchenette', 'pantry', 'lounge', 'reception', 'waitingroom']],
  ['space', 'room', ['storage', 'storageroom', 'storeroom', 'lager', 'workshop', 'serverroom']],
  ['space', 'room', ['shop', 'store', 'retail', 'restaurant', 'cafe', 'café', 'bar']],
  ['space', 'room', ['bedroom', 'patientroom', 'examroom', 'ward', 'treatmentroom']],
  [
    'space',
    'restroom',
    ['restroom', 'restrooms', 'toilet', 'toilets', 'wc', 'washroom', 'washrooms', 'bathroom'],
  ],
  [
    'space',
    'restroom',
    ['lavatory', 'toilette', 'toiletten', 'toilettes', 'sanitaires', 'baño', 'aseo', 'aseos'],
  ],
  ['space', 'restroom.female', ['restroom.female', "women'srestroom", 'womensrestroom']],
  ['space', 'restroom.female', ['femaletoilet', "women'stoilet", 'womenstoilet', 'damenwc']],
  ['space', 'restroom.male', ['restroom.male', "men'srestroom", 'mensrestroom']],
  ['space', 'restroom.male', ['maletoilet', "men'stoilet", 'menstoilet', 'herrenwc']],
  ['space', 'restroom.unisex', ['restroom.unisex', 'unisexrestroom', 'unisextoilet']],
  ['space', 'restroom.wheelchair', ['restroom.wheelchair', 'accessibletoilet', 'behindertenwc']],
  ['space', 'shower', ['shower', 'showers', 'showerroom', 'dusche', 'duschen', 'douche', 'ducha']],
  ['obstruction', 'wall', ['wall', 'walls', 'partition']],
  ['obstruction', 'column', ['column', 'pillar']],
  ['obstruction', 'glass', ['glass', 'glasswall', 'window', 'curtainwall']],
  ['obstruction', 'railing', ['railing', 'handrail', 'parapet', 'balustrade']],
  ['obstruction', 'desk', ['desk']],
  [
    'entrance',
    'door',
    ['door', 'doors', 'entrance', 'opening', 'gateway', 'exit', 'emergencyexit'],
  ],
  ['floor', 'floor', ['floor', 'level', 'outline', 'storey', 'footprint', 'building']],
  ['floor', 'floor', ['buildingoutline', 'flooroutline', 'leveloutline', 'buildingfootprint']],
  ['floor', 'floor', ['floorplate', 'perimeter', 'grossarea', 'exteriorwall', 'buildingshell']],
  ['site', 'site', ['venue', 'venueoutline', 'site', 'siteoutline', 'campus', 'property']],
];

const byWord: ReadonlyMap<string, Element> = new Map(
  words.flatMap(([element, kind, own]) => own.map((word) => [word, { element, kind }] as const)),
);

/** The meaning of a value; undefined if it is unknown. */
export function elementOfWord(word: string): Element | undefined {
  return byWord.get(word.toLowerCase().replaceAll(/[_\s-]/g, ''));
}
