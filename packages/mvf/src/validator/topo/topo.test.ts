import { describe, expect, it } from 'vitest';
import { at, box, type Draft } from '../houseVenue.fixture.ts';
import { findingsAfter, onlyFinding } from '../ruleCase.fixture.ts';

function entranceOf(house: Draft, id: string) {
  const found = house.entrances['f_1']?.find(({ properties }) => properties.id === id);
  if (found === undefined) throw new RangeError(`The house has no ${id}.`);
  return found;
}

function nodeOf(house: Draft, id: string) {
  const found = house.nodes.find(({ properties }) => properties.id === id);
  if (found === undefined) throw new RangeError(`The house has no ${id}.`);
  return found;
}

function join(house: Draft, from: string, to: string): void {
  nodeOf(house, from).properties.neighbors.push({ id: to, weight: 0 });
}

function part(house: Draft, from: string, to: string): void {
  const { properties } = nodeOf(house, from);
  properties.neighbors = properties.neighbors.filter(({ id }) => id !== to);
}

function addNode(
  house: Draft,
  id: string,
  coordinates: [number, number, ...number[]],
  floor = 'f_1',
): void {
  house.nodes.push({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { id, floor, neighbors: [], flags: [1] },
  });
}

/** Changes the kind of the library. */
function setKind(house: Draft, kind: string): void {
  const room = house.spaces['f_1']?.find(({ properties }) => properties.id === 'f_1_s_a');
  if (room) room.properties.kind = kind;
}

it.each(['room', 'restroom.female'])('TOPO-01: finds a %s without a door', (kind) => {
  const finding = onlyFinding('TOPO-01', (house) => {
    setKind(house, kind);
    const doors = house.entrances['f_1'] ?? [];
    house.entrances['f_1'] = doors.filter(({ properties }) => properties.id !== 'f_1_e_a');
  });
  expect(finding.message).toContain('"Library" (f_1_s_a) has no entrance');
  expect(finding.place?.floor).toBe('f_1');
});

it('TOPO-02: finds doors that are not in a wall', () => {
  const finding = onlyFinding('TOPO-02', (house) => {
    const door = structuredClone(entranceOf(house, 'f_1_e_a'));
    door.properties = { id: 'e_new', node: 'f_1_a' };
    door.geometry.coordinates = [at(4, 7), at(5, 7)];
    house.entrances['f_1']?.push(door);
  });
  expect(finding.message).toContain('entrance e_new is not within 0.5 m');
});

it('TOPO-03: finds doors without a space behind them', () => {
  const finding = onlyFinding('TOPO-03', (house) => {
    entranceOf(house, 'f_1_e_out').properties.isExterior = false;
    house.entrances['f_2'] =
      house.entrances['f_2']?.filter(({ properties }) => properties.id !== 'f_2_e_out') ?? [];
  });
  expect(finding.message).toContain('f_1_e_out has a space on one side only');
});

describe('TOPO-04', () => {
  const moveNode = (north: number) => (house: Draft) => {
    nodeOf(house, 'f_1_door_a').geometry.coordinates = at(4.5, north);
  };

  it('TOPO-04: finds nodes next to their door, and can move those that are close', () => {
    expect(onlyFinding('TOPO-04', moveNode(4.2)).isFixable).toBe(true);
    expect(onlyFinding('TOPO-04', moveNode(5)).isFixable).toBe(false);
    expect(findingsAfter(moveNode(4.01))).toEqual([]);
  });
});

it('TOPO-05: finds doors that are not part of the walking graph', () => {
  const finding = onlyFinding('TOPO-05', (house) => {
    delete entranceOf(house, 'f_1_e_out').properties.node;
  });
  expect(finding.severity).toBe('info');
});

it('TOPO-06: finds isolated parts of the walking graph', () => {
  const finding = onlyFinding('TOPO-06', (house) => {
    part(house, 'f_1_door_a', 'f_1_west');
    part(house, 'f_1_west', 'f_1_door_a');
  });
  expect(finding.severity).toBe('error');
  expect(finding.message).toContain('with 1 space (room "Library" (f_1_s_a))');
});

it('TOPO-07: finds nodes that can be entered but not left', () => {
  const finding = onlyFinding('TOPO-07', (house) => {
    part(house, 'f_1_door_a', 'f_1_west');
  });
  expect(finding.message).toContain('and 1 more can be reached but not left');
  const other = onlyFinding('TOPO-07', (house) => {
    part(house, 'f_1_west', 'f_1_door_a');
  });
  expect(other.message).toContain('be left but not reached');
});

it.each(['room', 'shower'])('TOPO-08: finds a named %s without a destination node', (kind) => {
  const finding = onlyFinding('TOPO-08', (house) => {
    setKind(house, kind);
    const room = house.spaces['f_1']?.[1];
    if (room) room.properties.destinationNodes = [];
  });
  expect(finding.pointer).toBe('/features/1/properties/destinationNodes');
});

it('TOPO-09: finds venues without a walking graph', () => {
  const finding = onlyFinding('TOPO-09', (house) => {
    house.nodes = [];
    house.connections = [];
    for (const space of Object.values(house.spaces).flat()) space.properties.destinationNodes = [];
    for (const door of Object.values(house.entrances).flat()) delete door.properties.node;
  });
  expect(finding.file).toBe('node.geojson');
});

it('TOPO-10: finds floors with equal elevation in one stack, and allows them in two', () => {
  const level = (house: Draft): void => {
    for (const { properties } of house.floors) properties.elevation = 3;
  };
  const finding = onlyFinding('TOPO-10', level);
  expect(finding).toMatchObject({
    pointer: '/features/1/properties/elevation',
    place: { floor: 'f_2' },
  });
  expect(
    findingsAfter((house) => {
      level(house);
      house.floorStacks = ['f_1', 'f_2'].map((id) => ({ id: `fs_${id}`, name: id, floors: [id] }));
    }),
  ).toEqual([]);
});

it('TOPO-11: finds elevators that serve one floor and stairs with one end, but not steps within a floor', () => {
  const add =
    (type: string, ...nodes: string[]) =>
    (house: Draft) =>
      house.connections.push({ id: 'c_new', type, nodes, accessible: type === 'elevator' });
  const lift = onlyFinding('TOPO-11', add('elevator', 'f_1_lift', 'f_1_west'));
  expect(lift.message).toBe(
    'The elevator c_new serves only floor f_1; expected two floors or more.',
  );
  onlyFinding('TOPO-11', add('stairs', 'f_1_west'));
  expect(findingsAfter(add('stairs', 'f_1_west', 'f_1_middle'))).toEqual([]);
});

describe('TOPO-12', () => {
  it('TOPO-12: finds floors that only stairs reach', () => {
    const finding = onlyFinding('TOPO-12', (house) => {
      const lift = house.connections[0];
      if (lift) lift.accessible = false;
    });
    expect(finding).toMatchObject({ file: 'floor.geojson', place: { floor: 'f_2' } });
    expect(finding.message).toContain('No place on floor "Level 2" can be reached step-free');
  });

  it('TOPO-12: reports once per floor which spaces are behind steps', () => {
    const finding = onlyFinding('TOPO-12', (house) => {
      nodeOf(house, 'f_2_door_a').properties.flags = [0];
      nodeOf(house, 'f_2_door_b').properties.flags = [0];
    });
    expect(finding.message).toContain('2 places (room "Library" (f_2_s_a), room "Studio"');
  });

  it('TOPO-12: finds single rooms behind steps', () => {
    const finding = onlyFinding('TOPO-12', (house) => {
      nodeOf(house, 'f_2_door_b').properties.flags = [0];
    });
    expect(finding.message).toContain(
      'room "Studio" (f_2_s_b) on floor "Level 2" cannot be reached',
    );
  });
});

it('TOPO-13: finds stairs that are marked accessible', () => {
  const finding = onlyFinding('TOPO-13', (house) => {
    const stairs = house.connections[1];
    if (stairs) stairs.accessible = true;
  });
  expect(finding).toMatchObject({ severity: 'error', pointer: '/1/accessible' });
});

it('TOPO-14: finds nodes outdoors, in openings and inside furniture', () => {
  const outside = onlyFinding('TOPO-14', (house) => {
    addNode(house, 'n_new', at(9.5, -3));
    join(house, 'f_1_door_out', 'n_new');
    join(house, 'n_new', 'f_1_door_out');
  });
  expect(outside.message).toBe(
    'Node n_new is 3.0 m outside floor "Level 1"; expected it where people can walk.',
  );
  const inDesk = onlyFinding('TOPO-14', (house) => {
    house.obstructions['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(4, 6, 5, 8)] },
      properties: { id: 'o_desk', kind: 'desk', entrances: [] },
    });
  });
  expect(inDesk.message).toContain('inside desk o_desk');
  const inAir = onlyFinding('TOPO-14', (house) => {
    house.spaces['f_2']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(9, 1, 10, 3)] },
      properties: { id: 's_otb', kind: 'otb', destinationNodes: [] },
    });
  });
  expect(inAir.message).toContain('in otb s_otb');
});

it('TOPO-15: finds edges through walls', () => {
  const finding = onlyFinding('TOPO-15', (house) => {
    join(house, 'f_1_a', 'f_1_b');
    join(house, 'f_1_b', 'f_1_a');
  });
  expect(finding.message).toBe(
    'The edge from node f_1_a to f_1_b crosses wall f_1_o_3; expected it to go through a door.',
  );
});

it('TOPO-16: finds edges between floors that are not connections, and allows doors outdoors', () => {
  const finding = onlyFinding('TOPO-16', (house) => {
    join(house, 'f_1_lift', 'f_2_lift');
    join(house, 'f_2_lift', 'f_1_lift');
  });
  expect(finding.file).toBe('node.geojson');
  expect(
    findingsAfter((house) => {
      house.floors.push({
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [box(-20, -20, 40, 30)] },
        properties: { id: 'f_out', name: 'Outdoors', elevation: 0 },
      });
      house.floorStacks.push({
        id: 'fs_out',
        name: 'Outdoors',
        type: 'Outdoor',
        floors: ['f_out'],
      });
      addNode(house, 'n_out', at(9.5, -3), 'f_out');
      join(house, 'f_1_door_out', 'n_out');
      join(house, 'n_out', 'f_1_door_out');
    }),
  ).toEqual([]);
});
