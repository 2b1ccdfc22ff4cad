import type { FloorFeature } from '../record-types/floor.ts';
import type { Position } from '../record-types/geometry.ts';
import type { Manifest } from '../record-types/manifest.ts';
import { formatVersion } from '../parseManifest.ts';
import { timestamp } from '../record-types/fields.ts';
import { displayPoint } from './importUnits.ts';
import type { ImdfSource } from './ImdfSource.ts';
import { wantedId } from './importLevels.ts';
import { type Labels, languageName } from './Labels.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Used if an archive has no creation date, so that equal input produces equal output. */
const unknownTime = '1970-01-01T00:00:00Z';

/** The manifest of the venue: its name, place, and date. */
export function manifestOf(
  { manifest }: ImdfSource,
  floors: readonly FloorFeature[],
  venue: ImdfFeature | undefined,
  labels: Labels,
): Manifest {
  const code = labels.language;
  const map = venue === undefined ? 'venue' : wantedId(venue);
  const properties = venue?.properties ?? {};
  return {
    center: displayPoint(properties) ?? middleOf(floors),
    name: labels.text(properties['name'], map, 'name') ?? 'Venue',
    version: formatVersion,
    time: timeOf(manifest['created']),
    map,
    language: { code, name: languageName(code) },
    ...(venue !== undefined && { externalId: venue.id }),
  };
}

function timeOf(created: unknown): string {
  const isTime = typeof created === 'string' && timestamp.pattern?.test(created) === true;
  return isTime ? created : unknownTime;
}

function middleOf(floors: readonly FloorFeature[]): Position {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { geometry } of floors) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const [longitude, latitude] of polygons.flat(2)) {
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  }
  return [(west + east) / 2, (south + north) / 2];
}
