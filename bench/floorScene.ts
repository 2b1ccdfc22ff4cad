import type { Mvf } from '@mezzanine/mvf';

type Position = readonly number[];

/** An area to extrude. */
export interface SceneArea {
  readonly rings: readonly (readonly Position[])[];
  readonly color: string;
  readonly heightMeters: number;
}

/** One floor of a venue, in the plain format that the peers draw fastest. */
export interface FloorScene {
  readonly center: Position;
  readonly bearing: number;
  readonly floor: readonly SceneArea[];
  readonly spaces: readonly SceneArea[];
  readonly walls: readonly SceneArea[];
  readonly doors: readonly { readonly line: readonly Position[] }[];
  readonly labels: readonly { readonly position: Position; readonly text: string }[];
}

const METERS_PER_DEGREE = 111_320;
const WALL_HEIGHT_METERS = 2.2;
const TINTS = ['#F3E9DA', '#DDE8DC', '#DCE7F0', '#E6E0F0', '#F2DDD2'];

/** The default floor of the first building, reduced to parts that all three libraries draw. */
export function floorScene(mvf: Mvf): FloorScene {
  const floorId = mvf.floorStacks[0]?.defaultFloor ?? mvf.floors[0]?.properties.id ?? '';
  const styles = stylesById(mvf);
  const spaces = mvf.spaces[floorId] ?? [];
  const names = new Map(
    mvf.locations.flatMap(({ name, spaces: places }) => places.map(({ id }) => [id, name])),
  );
  const tints = new Map(mvf.categories.map(({ id }, index) => [id, TINTS[index % TINTS.length]]));
  const tintOf = new Map(
    mvf.locations.flatMap((location) =>
      location.spaces.map(({ id }) => [id, tints.get(location.categories[0] ?? '')]),
    ),
  );
  return {
    center: mvf.manifest.center,
    bearing: (mvf.manifest.naturalBearing ?? 0) + 25,
    floor: mvf.floors
      .filter(({ properties }) => properties.id === floorId)
      .flatMap(({ geometry }) =>
        (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(
          (rings) => ({ rings, color: '#F1ECE2', heightMeters: 0 }),
        ),
      ),
    spaces: spaces.flatMap(({ geometry, properties: { id } }) => {
      if (geometry.type !== 'Polygon') return [];
      const color = styles.get(id)?.color ?? tintOf.get(id) ?? '#FBF8F2';
      return [{ rings: geometry.coordinates, color, heightMeters: styles.get(id)?.height ?? 0 }];
    }),
    walls: (mvf.obstructions[floorId] ?? []).flatMap(({ geometry, properties: { id } }) => {
      const { height = WALL_HEIGHT_METERS, color = '#FFFFFF', width = 0.2 } = styles.get(id) ?? {};
      const areas =
        geometry.type === 'Polygon' ? [geometry.coordinates] : thicken(geometry.coordinates, width);
      return areas.map((rings) => ({ rings, color, heightMeters: height }));
    }),
    doors: (mvf.entrances[floorId] ?? []).map(({ geometry }) => ({ line: geometry.coordinates })),
    labels: spaces.flatMap(({ geometry, properties: { id, center, details } }) => {
      const text = details?.name ?? names.get(id);
      if (!text) return [];
      const rings = geometry.coordinates as readonly (readonly Position[])[];
      return [{ position: center ?? middleOf(rings.flat(2)), text }];
    }),
  };
}

function stylesById(mvf: Mvf) {
  return new Map(
    Object.values(mvf.styles).flatMap((style) =>
      [style.polygons, style.lineStrings].flatMap((ids) =>
        (ids ?? []).map((id) => [id, style] as const),
      ),
    ),
  );
}

/** Returns a rectangle for every segment of a wall. */
function thicken(line: readonly Position[], widthMeters: number): (readonly Position[])[][] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const [lon = 0, lat = 0] = start;
    const scale = Math.cos((lat * Math.PI) / 180) * METERS_PER_DEGREE;
    const [east, north] = [
      ((end[0] ?? 0) - lon) * scale,
      ((end[1] ?? 0) - lat) * METERS_PER_DEGREE,
    ];
    const length = Math.hypot(east, north);
    if (length === 0) return [];
    const half = widthMeters / 2 / length;
    const corner = (along: number, aside: number): Position => [
      lon + (east * along - north * aside) / scale,
      lat + (north * along + east * aside) / METERS_PER_DEGREE,
    ];
    const corners = [
      corner(-half, -half),
      corner(1 + half, -half),
      corner(1 + half, half),
      corner(-half, half),
      corner(-half, -half),
    ];
    return [[corners]];
  });
}

/** Center of the bounding box of a flat list of coordinates. */
function middleOf(numbers: readonly number[]): Position {
  return [0, 1].map((axis) => {
    const values = numbers.filter((_, index) => index % 2 === axis);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
}
