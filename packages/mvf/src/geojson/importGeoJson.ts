import { generateGraph } from '../graph/generateGraph.ts';
import { IdMint } from '../imdf/IdMint.ts';
import type { Mvf } from '../Mvf.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import { formatVersion } from '../parseManifest.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { centerOf } from './centerOf.ts';
import { checkFloors } from './checkFloors.ts';
import { emptyVenue } from './emptyVenue.ts';
import type { GeoJsonFloor, GeoJsonOptions } from './GeoJsonFloor.ts';
import { type OpenFloor, openFloors } from './openFloors.ts';
import { outlinesAsSpaces } from './outlinesAsSpaces.ts';
import { type FloorContent, noPolygon, readFloor } from './readFloor.ts';
import { splitBuildings } from './splitBuildings.ts';
import { splitLevels } from './splitLevels.ts';

/**
 * Creates a venue from plain GeoJSON, one or more FeatureCollections per floor, with a walking graph.
 * The report lists what the venue cannot represent, what was fixed, and what was assumed. Rules:
 * `spec/imdf.md`, from GJ-01.
 *
 * @param floors lowest first, unless they have an elevation
 * @throws MvfError if a file is not GeoJSON, contains no polygon, or is not in degrees
 * @example
 * ```ts
 * const ground = await (await fetch('/ground.geojson')).json();
 * const { venue, report } = importGeoJson([{ spaces: ground, name: 'Ground floor' }], {
 *   name: 'Library',
 *   properties: { kind: 'usage' },
 *   kinds: { Flur: 'hallway' },
 * });
 * ```
 */
export function importGeoJson(
  floors: readonly GeoJsonFloor[],
  options: GeoJsonOptions = {},
): Imported {
  checkFloors(floors);
  const log = new LossLog();
  const ids = { floors: new IdMint(), shapes: new IdMint() };
  const opened = openFloors(floors, { options, log });
  const buildings = splitBuildings(opened, log).map((own) => splitLevels(own, log));
  const read = buildings.flatMap(withElevations).map((floor, index) => {
    const content = readFloor(floor, { index, options, log, ids });
    if (content === undefined) throw noPolygon(floor.file);
    return content;
  });
  const contents = outlinesAsSpaces(read, ids.shapes, log);
  const venue = venueOf(contents, options);
  const hasDoors = contents.some(({ entrances }) => entrances.length > 0);
  const walkable =
    options.graph === false
      ? venue
      : generateGraph(venue, {
          assumeDoors: options.assumeDoors ?? !hasDoors,
          onEntry: (entry) => log.add(entry),
        });
  return { venue: walkable, report: log.report() };
}

/** If there are several buildings, numbers the floors of each from the ground, unless they have levels. */
function withElevations(floors: readonly OpenFloor[]): readonly OpenFloor[] {
  return floors.map((floor, elevation) =>
    floor.building === undefined ? floor : { elevation, name: `Level ${elevation + 1}`, ...floor },
  );
}

function venueOf(contents: readonly FloorContent[], options: GeoJsonOptions): Mvf {
  const floors = contents.map(({ floor }) => floor);
  const of = <K extends 'spaces' | 'obstructions' | 'entrances' | 'areas'>(key: K) =>
    Object.fromEntries(
      contents.map((content) => [content.floor.properties.id, content[key]]),
    ) as Record<string, FloorContent[K]>;
  const name = options.name ?? 'Venue';
  const manifest = {
    center: centerOf(
      floors,
      contents.flatMap(({ spaces }) => spaces),
    ),
    name: name === '' ? 'Venue' : name,
    version: formatVersion,
    time: options.time ?? '1970-01-01T00:00:00Z',
    map: options.id ?? 'venue',
  };
  return {
    ...emptyVenue(manifest, floors),
    floorStacks: stacksOf(contents, manifest.name),
    spaces: of('spaces'),
    obstructions: of('obstructions'),
    entrances: of('entrances'),
    areas: of('areas'),
  };
}

function stacksOf(contents: readonly FloorContent[], venue: string): FloorStackRecord[] {
  const sorted = [...contents].sort(
    (a, b) => a.floor.properties.elevation - b.floor.properties.elevation,
  );
  const buildings = [...new Set(contents.map(({ building }) => building))];
  return buildings.map((building, i) => ({
    id: `fs_${i + 1}`,
    name: building?.name ?? venue,
    type: 'Building',
    floors: sorted.flatMap((content) =>
      content.building === building ? [content.floor.properties.id] : [],
    ),
  }));
}
