import type { Mvf } from '../Mvf.ts';
import { emptyRecord } from '../emptyRecord.ts';
import type { Manifest } from '../record-types/manifest.ts';
import type { BundleV1, ByLevel } from './BundleV1.ts';
import { downgradeDirectory } from './downgradeDirectory.ts';
import { downgradeFloors } from './downgradeFloors.ts';
import { downgradeGraph } from './downgradeGraph.ts';
import { logExtensions } from './logExtensions.ts';
import type { LossLog } from '../report/LossLog.ts';
import { type Fields, type Names, namesOf, namesToV1, pathInV1 } from './namesOf.ts';
import { formatVersionV1 } from './parseV1.ts';
import type { ObstructionV1Feature } from './schema/obstruction.ts';
import type { OpeningV1Feature } from './schema/opening.ts';
import type { SpaceV1Feature } from './schema/space.ts';
import type { VenueV1Feature, VenueV1Props } from './schema/venue.ts';

/**
 * Converts a venue to the content of a version 1 bundle (rules V1-50 to V1-57), and notes data that
 * it cannot hold.
 */
export function downgrade(venue: Mvf, log: LossLog): BundleV1 {
  const { buildings, levels, buildingIds } = downgradeFloors(venue, log);
  const spaceIds = new Set(
    Object.values(venue.spaces).flatMap((spaces) => spaces.map((space) => space.properties.id)),
  );
  const isSpace = (id: unknown): boolean => typeof id === 'string' && spaceIds.has(id);
  const areSpaces = (ids: unknown): boolean => Array.isArray(ids) && ids.every(isSpace);
  logExtensions(venue, log);
  const graph = downgradeGraph(venue, log);
  return {
    venue: downgradeManifest(venue.manifest, buildingIds),
    buildings,
    levels,
    spaces: downgradeShapes<SpaceV1Feature>(venue.spaces, namesOf.space),
    obstructions: downgradeShapes<ObstructionV1Feature>(
      venue.obstructions,
      namesOf.obstruction,
      isSpace,
    ),
    openings: downgradeShapes<OpeningV1Feature>(venue.entrances, namesOf.entrance, areSpaces),
    ...graph,
    ...downgradeDirectory(venue, graph.connectionIds, log),
    extras: downgradeExtras(venue.extras),
  };
}

function downgradeManifest(manifest: Manifest, buildings: string[]): VenueV1Feature {
  const { center, externalId } = manifest;
  const isSlug = (slug: unknown): boolean => typeof slug === 'string';
  const { fields } = namesToV1(namesOf.manifest, isSlug)({ ...manifest });
  const details = {
    ...(fields['details'] as object | undefined),
    ...(externalId !== undefined && { externalId }),
  };
  const properties = {
    ...fields,
    version: formatVersionV1,
    buildings,
    ...(Object.keys(details).length > 0 && { details }),
  };
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: center },
    properties: properties as unknown as VenueV1Props,
  };
}

interface AnyFeature {
  readonly properties: object;
}

/** Converts the features of each floor to features of each level. */
function downgradeShapes<F>(
  byFloor: Readonly<Record<string, readonly AnyFeature[]>>,
  names: Names,
  isCarried?: (value: unknown) => boolean,
): ByLevel<F> {
  const rename = namesToV1(names, isCarried);
  const byLevel = emptyRecord<readonly F[]>();
  for (const [level, features] of Object.entries(byFloor)) {
    byLevel[level] = features.map((feature) => {
      const properties: Fields = { ...rename({ ...feature.properties }).fields, level };
      return { ...feature, properties } as F;
    });
  }
  return byLevel;
}

function downgradeExtras(extras: Mvf['extras']): Record<string, Uint8Array> {
  const kept = emptyRecord<Uint8Array>();
  for (const [path, bytes] of Object.entries(extras)) kept[pathInV1(path)] = bytes;
  return kept;
}
