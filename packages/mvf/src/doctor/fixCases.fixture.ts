import type { Polygon, Position } from '../record-types/geometry.ts';
import { at, box, type Draft } from '../validator/houseVenue.fixture.ts';

/** A fault of the house, the finding and the fix for it, and everything that may change. */
export interface FixCase {
  readonly code: string;
  readonly kind: string;
  readonly damage: (house: Draft) => void;
  /** `<effect> <kind>` of each change, sorted. */
  readonly changes: readonly string[];
  readonly text?: string;
}

const spaceOf = (house: Draft, floor: string, key: string) =>
  house.spaces[floor]?.find(({ properties }) => properties.id === `${floor}_s_${key}`);
const ringOf = (house: Draft, key: string): Position[] =>
  (spaceOf(house, 'f_1', key)?.geometry as Polygon).coordinates[0] as Position[];

/** Removes a room's door, and the nodes behind it. */
export function withoutDoor(house: Draft, floor: string, key: string): void {
  house.entrances[floor] = (house.entrances[floor] ?? []).filter(
    ({ properties }) => properties.id !== `${floor}_e_${key}`,
  );
  const gone = new Set([`${floor}_door_${key}`, `${floor}_${key}`]);
  house.nodes = house.nodes.filter(({ properties }) => !gone.has(properties.id));
  for (const { properties } of house.nodes) {
    properties.neighbors = properties.neighbors.filter(({ id }) => !gone.has(id));
  }
  const space = spaceOf(house, floor, key);
  if (space) space.properties.destinationNodes = [];
}

/** A case for each kind of fix. A table. */
export const fixCases: readonly FixCase[] = [
  {
    code: 'DOC-01',
    kind: 'open-doors',
    damage: (house) => withoutDoor(house, 'f_2', 'a'),
    changes: ['added entrance', 'added node', 'added node', 'changed node', 'changed space'],
  },
  {
    code: 'TOPO-01',
    kind: 'open-door',
    damage: (house) => withoutDoor(house, 'f_2', 'b'),
    changes: ['added entrance', 'added node', 'added node', 'changed node', 'changed space'],
  },
  {
    code: 'TOPO-05',
    kind: 'join-door',
    damage: (house) => {
      const door = house.entrances['f_1']?.[0];
      delete door?.properties.node;
    },
    changes: ['added node', 'changed entrance', 'changed node', 'changed node'],
  },
  {
    code: 'DOC-02',
    kind: 'connect-floors',
    damage: (house) => house.connections.splice(1, 1),
    changes: ['added connection'],
  },
  {
    code: 'DOC-02',
    kind: 'connect-floors',
    damage: (house) => house.connections[0]?.nodes.splice(1, 1),
    changes: ['changed connection'],
  },
  {
    code: 'DOC-03',
    kind: 'set-heights',
    damage: (house) => {
      const [floor] = house.floors;
      if (floor) floor.properties.maxHeight = 5;
    },
    changes: ['changed floor'],
  },
  {
    code: 'DOC-04',
    kind: 'drop-text',
    damage: (house) => nameIt(house, '{5e0f2a61-8d3c-4a57-9a3b-2f6f1c9d7e10}'),
    changes: ['changed space'],
  },
  {
    code: 'DOC-04',
    kind: 'rename',
    text: 'Reading room',
    damage: (house) => nameIt(house, 'input name here'),
    changes: ['changed space'],
  },
  {
    code: 'DOC-05',
    kind: 'add-categories',
    damage: (house) => {
      const [location] = house.locations;
      const space = spaceOf(house, 'f_1', 'a');
      if (location) location.categories = [];
      if (space) space.properties.metadata = { category: 'library' };
      house.categories = [];
    },
    changes: ['added category', 'changed location'],
  },
  {
    code: 'REF-03',
    kind: 'stack',
    damage: (house) => house.floorStacks[0]?.floors.pop(),
    changes: ['changed floor stack'],
  },
  {
    code: 'REF-03',
    kind: 'stack',
    damage: (house) => house.floorStacks.push({ id: 'fs_2', name: 'Twice', floors: ['f_2'] }),
    changes: ['changed floor stack'],
  },
  {
    code: 'REF-04',
    kind: 'drop-node',
    damage: (house) => spaceOf(house, 'f_1', 'a')?.properties.destinationNodes.push('f_2_a'),
    changes: ['changed space'],
  },
  {
    code: 'REF-05',
    kind: 'drop-parent',
    damage: (house) => {
      const space = spaceOf(house, 'f_1', 'a');
      if (space) space.properties.parent = space.properties.id;
    },
    changes: ['changed space'],
  },
  {
    code: 'REF-06',
    kind: 'lossless',
    damage: (house) => spaceOf(house, 'f_1', 'a')?.properties.destinationNodes.push('f_1_a'),
    changes: ['changed space'],
  },
  {
    code: 'GEO-01',
    kind: 'lossless',
    damage: (house) => ringOf(house, 'a').reverse(),
    changes: ['changed space'],
  },
  {
    code: 'GEO-02',
    kind: 'lossless',
    damage: (house) => ringOf(house, 'a').splice(1, 0, [...(ringOf(house, 'a')[1] as Position)]),
    changes: ['changed space'],
  },
  {
    code: 'GEO-03',
    kind: 'redraw',
    damage: (house) => ringOf(house, 'a').splice(3, 0, at(10.3, 9.9), at(9.5, 9.9)),
    changes: ['changed space'],
  },
  {
    code: 'GEO-04',
    kind: 'remove',
    damage: (house) =>
      house.spaces['f_1']?.splice(1, 0, {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [box(3, 5, 3, 6)] },
        properties: { id: 'sliver', kind: 'room', destinationNodes: [] },
      }),
    changes: ['removed space'],
  },
  {
    code: 'GEO-05',
    kind: 'redraw',
    damage: (house) => {
      const space = spaceOf(house, 'f_1', 'a');
      (space?.geometry as Polygon).coordinates.push([...box(30, 5, 31, 6)].reverse());
    },
    changes: ['changed space'],
  },
  {
    code: 'GEO-06',
    kind: 'cut-overlap',
    damage: (house) => {
      const space = spaceOf(house, 'f_1', 'a');
      (space?.geometry as Polygon).coordinates = [box(0, 4, 10.3, 10)];
    },
    changes: ['changed space'],
  },
  {
    code: 'GEO-06',
    kind: 'nest',
    damage: (house) =>
      house.spaces['f_1']?.push({
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [box(1, 5, 3, 6)] },
        properties: { id: 'booth', kind: 'desk', destinationNodes: ['f_1_a'] },
      }),
    changes: ['changed space'],
  },
  {
    code: 'GEO-07',
    kind: 'widen-floor',
    damage: (house) => {
      const [floor] = house.floors;
      if (floor) floor.geometry = { type: 'Polygon', coordinates: [box(0, 0, 20, 9.5)] };
    },
    changes: ['changed floor'],
  },
  {
    code: 'GEO-08',
    kind: 'center-venue',
    damage: (house) => {
      house.manifest = { ...house.manifest, center: [0, 0] };
    },
    changes: ['changed venue'],
  },
  {
    code: 'GEO-08',
    kind: 'remove',
    damage: (house) => {
      const wall = house.obstructions['f_1']?.[8]?.geometry.coordinates as number[][];
      wall[1] = [0, 0];
    },
    changes: ['removed obstruction'],
  },
  {
    code: 'GEO-09',
    kind: 'drop-center',
    damage: (house) => {
      const space = spaceOf(house, 'f_1', 'a');
      if (space) space.properties.center = at(15, 7);
    },
    changes: ['changed space'],
  },
  {
    code: 'TOPO-04',
    kind: 'lossless',
    damage: (house) => {
      const node = house.nodes.find(({ properties }) => properties.id === 'f_1_door_a');
      if (node) node.geometry.coordinates = at(4.5, 4.1);
    },
    changes: ['changed node'],
  },
  {
    code: 'TOPO-06',
    kind: 'remove-island',
    damage: (house) =>
      house.nodes.push({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: at(12, 2) },
        properties: { id: 'alone', floor: 'f_1', neighbors: [], flags: [1] },
      }),
    changes: ['removed node'],
  },
  {
    code: 'TOPO-08',
    kind: 'add-destinations',
    damage: (house) => {
      const space = spaceOf(house, 'f_1', 'b');
      if (space) space.properties.destinationNodes = [];
    },
    changes: ['changed space'],
  },
  {
    code: 'TOPO-10',
    kind: 'number-floors',
    damage: (house) => {
      for (const { properties } of house.floors) properties.elevation = 0;
    },
    changes: ['changed floor', 'changed floor'],
  },
  {
    code: 'TOPO-13',
    kind: 'mark-steps',
    damage: (house) => {
      const stairs = house.connections[1];
      if (stairs) stairs.accessible = true;
    },
    changes: ['changed connection'],
  },
  {
    code: 'SIZE-05',
    kind: 'round',
    damage: (house) => {
      const ring = ringOf(house, 'a');
      const [lon, lat] = ring[1] as Position;
      ring[1] = [lon + 0.000_000_000_012_3, lat];
    },
    changes: ['changed space'],
  },
  {
    code: 'TEXT-01',
    kind: 'drop-text',
    damage: (house) => nameIt(house, ''),
    changes: ['changed space'],
  },
  {
    code: 'TEXT-02',
    kind: 'rename',
    text: 'Public library',
    damage: (house) => {
      const [location] = house.locations;
      if (location) location.name = 'Untitled';
    },
    changes: ['changed location'],
  },
  {
    code: 'TEXT-04',
    kind: 'lossless',
    damage: (house) => nameIt(house, ' Library '),
    changes: ['changed space'],
  },
  {
    code: 'TEXT-05',
    kind: 'lossless',
    damage: (house) => nameIt(house, 'Libr\u0007ary'),
    changes: ['changed space'],
  },
  {
    code: 'TEXT-06',
    kind: 'decode',
    damage: (house) => nameIt(house, 'CafÃ©'),
    changes: ['changed space'],
  },
  {
    code: 'TEXT-07',
    kind: 'rename',
    text: 'Library',
    damage: (house) => nameIt(house, 'Library '.repeat(20).trim()),
    changes: ['changed space'],
  },
  {
    code: 'TEXT-10',
    kind: 'drop-translation',
    damage: (house) => {
      house.languagePacks = {
        fr: { language: { code: 'fr', name: 'French' }, text: { gone: { name: 'Bibliothèque' } } },
      };
    },
    changes: ['changed language pack'],
  },
  {
    code: 'TEXT-11',
    kind: 'drop-user',
    damage: (house) => {
      const [location] = house.locations;
      if (location)
        location.website = { url: 'https://me:secret@library.example/hours', label: 'Hours' };
    },
    changes: ['changed location'],
  },
];

function nameIt(house: Draft, name: string): void {
  const space = spaceOf(house, 'f_1', 'a');
  if (space) space.properties.details = { name };
}
