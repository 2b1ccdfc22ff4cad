import type { Mvf, Position } from '@mezzanine/mvf';

/** What the image of one kind of object highlights. */
export interface ObjectPlan {
  /** Name of the image, and of the object's section on the data model pages. */
  readonly name: string;
  /** Id of the floor. */
  readonly floor: string;
  readonly areas: readonly (readonly (readonly Position[])[])[];
  readonly lines: readonly (readonly Position[])[];
  readonly points: readonly Position[];
  /** Visible bounds: southwest and northeast corners. */
  readonly view: readonly [Position, Position];
}

type Marks = Partial<Pick<ObjectPlan, 'areas' | 'lines' | 'points'>>;

/** An image for each kind of object in the venue. */
export function objectPlans(venue: Mvf): readonly ObjectPlan[] {
  const [stack] = venue.floorStacks;
  const floor = stack?.defaultFloor ?? venue.floors[0]?.properties.id ?? '';
  const whole = boundsOf(floorRings(venue, floor));
  const near = closeUp(venue, floor);
  const plan = (name: string, marks: Marks, view = near): ObjectPlan => ({
    name,
    floor,
    view,
    areas: marks.areas ?? [],
    lines: marks.lines ?? [],
    points: marks.points ?? [],
  });
  const plans = [
    plan('venue', { points: [venue.manifest.center] }, whole),
    plan('floor', { areas: [floorRings(venue, floor)] }, whole),
    plan(
      'floor-stack',
      { lines: venue.floors.flatMap(({ properties }) => floorRings(venue, properties.id)) },
      whole,
    ),
    plan('space', spaceMarks(venue, floor)),
    plan('obstruction', obstructionMarks(venue, floor)),
    plan('entrance', {
      lines: (venue.entrances[floor] ?? []).map(({ geometry }) => geometry.coordinates),
    }),
    plan('node', nodeMarks(venue, floor)),
    plan('connection', connectionMarks(venue, floor), whole),
    plan('location', locationMarks(venue, floor)),
    plan('category', categoryMarks(venue, floor), whole),
    plan('style', styleMarks(venue, floor)),
    plan(
      'area',
      { areas: (venue.areas[floor] ?? []).map(({ geometry }) => geometry.coordinates) },
      whole,
    ),
    plan(
      'annotation',
      { points: (venue.annotations[floor] ?? []).map(({ geometry }) => geometry.coordinates) },
      whole,
    ),
  ];
  return plans.filter(({ areas, lines, points }) => areas.length + lines.length + points.length);
}

function floorRings(venue: Mvf, id: string): readonly (readonly Position[])[] {
  const geometry = venue.floors.find(({ properties }) => properties.id === id)?.geometry;
  if (geometry === undefined) return [];
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

function boundsOf(lines: readonly (readonly Position[])[]): readonly [Position, Position] {
  const places = lines.flat();
  const [x = [], y = []] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0));
  return [
    [Math.min(...x), Math.min(...y)],
    [Math.max(...x), Math.max(...y)],
  ];
}

/** Bounds around a room of common size with a name and an entrance. */
function closeUp(venue: Mvf, floor: string): readonly [Position, Position] {
  const named = new Set(venue.locations.flatMap(({ spaces }) => spaces.map(({ id }) => id)));
  const rooms = (venue.spaces[floor] ?? []).flatMap(({ geometry, properties }) =>
    geometry.type === 'Polygon' && properties.kind === 'room' && named.has(properties.id)
      ? [boundsOf(geometry.coordinates)]
      : [],
  );
  const size = ([[west = 0, south = 0], [east = 0, north = 0]]: readonly [Position, Position]) =>
    Math.hypot(east - west, north - south);
  const sorted = rooms.toSorted((a, b) => size(a) - size(b));
  const [[west = 0, south = 0], [east = 0, north = 0]] = sorted[sorted.length >> 1] ??
    sorted[0] ?? [
      [0, 0],
      [0, 0],
    ];
  const [x, y] = [(east - west) * 1.2, (north - south) * 0.6];
  return [
    [west - x, south - y],
    [east + x, north + y],
  ];
}

function spaceMarks(venue: Mvf, floor: string): Marks {
  const [[west = 0, south = 0], [east = 0, north = 0]] = closeUp(venue, floor);
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const distance = (place: Position | undefined) =>
    Math.hypot((place?.[0] ?? 0) - x, (place?.[1] ?? 0) - y);
  const [space] = (venue.spaces[floor] ?? [])
    .filter(({ geometry, properties }) => geometry.type === 'Polygon' && properties.kind === 'room')
    .toSorted((a, b) => distance(a.properties.center) - distance(b.properties.center));
  if (space?.geometry.type !== 'Polygon') return {};
  const { center } = space.properties;
  return { areas: [space.geometry.coordinates], points: center === undefined ? [] : [center] };
}

function obstructionMarks(venue: Mvf, floor: string): Marks {
  const shapes = (venue.obstructions[floor] ?? []).map(({ geometry }) => geometry);
  return {
    areas: shapes.flatMap((shape) => (shape.type === 'Polygon' ? [shape.coordinates] : [])),
    lines: shapes.flatMap((shape) => (shape.type === 'LineString' ? [shape.coordinates] : [])),
  };
}

function nodeMarks(venue: Mvf, floor: string): Marks {
  const nodes = venue.nodes.filter(({ properties }) => properties.floor === floor);
  const places = new Map(
    nodes.map(({ properties, geometry }) => [properties.id, geometry.coordinates]),
  );
  const lines = nodes.flatMap(({ properties, geometry }) =>
    properties.neighbors.flatMap(({ id }) => {
      const place = places.get(id);
      return place === undefined || properties.id > id ? [] : [[geometry.coordinates, place]];
    }),
  );
  return { lines, points: [...places.values()] };
}

function connectionMarks(venue: Mvf, floor: string): Marks {
  const ids = new Set(venue.connections.flatMap(({ nodes }) => nodes));
  return {
    points: venue.nodes
      .filter(({ properties }) => ids.has(properties.id) && properties.floor === floor)
      .map(({ geometry }) => geometry.coordinates),
  };
}

function marksOf(venue: Mvf, floor: string, ids: ReadonlySet<string>): Marks {
  const shapes = [...(venue.spaces[floor] ?? []), ...(venue.obstructions[floor] ?? [])]
    .filter(({ properties }) => ids.has(properties.id))
    .map(({ geometry }) => geometry);
  return {
    areas: shapes.flatMap((shape) => (shape.type === 'Polygon' ? [shape.coordinates] : [])),
    lines: shapes.flatMap((shape) => (shape.type === 'LineString' ? [shape.coordinates] : [])),
    points: shapes.flatMap((shape) => (shape.type === 'Point' ? [shape.coordinates] : [])),
  };
}

function locationMarks(venue: Mvf, floor: string): Marks {
  const { locations } = venue;
  return marksOf(
    venue,
    floor,
    new Set(locations.flatMap(({ spaces }) => spaces.map(({ id }) => id))),
  );
}

/** The rooms of the floor's most frequent category. */
function categoryMarks(venue: Mvf, floor: string): Marks {
  const sets = venue.categories.map(
    ({ id }) =>
      new Set(
        venue.locations
          .filter(({ categories }) => categories.includes(id))
          .flatMap(({ spaces }) => spaces.filter((space) => space.floor === floor))
          .map((space) => space.id),
      ),
  );
  return marksOf(venue, floor, sets.toSorted((a, b) => b.size - a.size)[0] ?? new Set());
}

/** The shapes of the style group with the most lines: a kind of wall. */
function styleMarks(venue: Mvf, floor: string): Marks {
  const [walls] = Object.values(venue.styles).toSorted(
    (a, b) => (b.lineStrings?.length ?? 0) - (a.lineStrings?.length ?? 0),
  );
  return marksOf(venue, floor, new Set(walls?.lineStrings));
}
