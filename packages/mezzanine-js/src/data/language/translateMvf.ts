import type { Details, Mvf } from '@mezzanine/mvf';
import type { Wording } from './Wording.ts';

/** What a feature with details is, as far as its text goes. */
interface DescribedFeature {
  readonly properties: { readonly id: string; readonly details?: Details };
}

/**
 * The venue with its text in another language, but for its directory, which is translated when the
 * operator's records are in it.
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
