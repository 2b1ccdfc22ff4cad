import type { Details, Mvf } from '@mezzanine/mvf';
import type { Wording } from './Wording.ts';

/** The texts of a feature with details. */
interface DescribedFeature {
  readonly properties: { readonly id: string; readonly details?: Details };
}

/**
 * Translates the parsed file, except its directory, which is translated after the operator's
 * records are merged.
 */
export function translateMvf(mvf: Mvf, wording: Wording): Mvf {
  const { manifest, enterprise } = mvf;
  const byFloor = <T extends DescribedFeature>(floors: Readonly<Record<string, readonly T[]>>) =>
    Object.fromEntries(
      Object.entries(floors).map(([floorId, features]) => [
        floorId,
        features.map((feature) => {
          const properties = wording.described(feature.properties);
          return properties === feature.properties ? feature : { ...feature, properties };
        }),
      ]),
    );
  return {
    ...mvf,
    manifest: { ...manifest, name: wording.record({ id: manifest.map, name: manifest.name }).name },
    floors: mvf.floors.map((floor) => ({
      ...floor,
      properties: wording.record(floor.properties),
    })),
    floorStacks: mvf.floorStacks.map((stack) => wording.record(stack)),
    spaces: byFloor(mvf.spaces),
    obstructions: byFloor(mvf.obstructions),
    entrances: byFloor(mvf.entrances),
    areas: byFloor(mvf.areas),
    annotations: byFloor(mvf.annotations),
    annotationSymbols: Object.fromEntries(
      Object.entries(mvf.annotationSymbols).map(([id, { name, url }]) => [
        id,
        { name: wording.record({ id, name }).name, url },
      ]),
    ),
    connections: mvf.connections.map((connection) => wording.described(connection)),
    ...(enterprise && {
      enterprise: {
        ...enterprise,
        ...(enterprise.venue && { venue: wording.record(enterprise.venue, manifest.map) }),
        layers: enterprise.layers.map((layer) => wording.record(layer)),
      },
    }),
  };
}
