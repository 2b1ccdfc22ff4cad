import { isDerived } from '../derive/deriveDrawing.ts';
import type { Exported } from '../imdf/exportImdf.ts';
import type { Mvf } from '../Mvf.ts';
import { LossLog } from '../report/LossLog.ts';
import { noteLost } from '../report/noteLost.ts';
import type { Details } from '../record-types/details.ts';
import type { Position } from '../record-types/geometry.ts';
import { stableJson } from '../stableJson.ts';

/**
 * Writes a venue as one GeoJSON file per floor, `<floorId>.geojson`, with its outline, spaces,
 * obstructions, entrances, and areas, distinguished by `element`. The member `floor` has its id,
 * name, and elevation. Rules: `spec/imdf.md`, from GJ-20.
 */
export function exportGeoJson(venue: Mvf): Exported {
  const log = new LossLog();
  const encoder = new TextEncoder();
  const files: Record<string, Uint8Array> = {};
  for (const { geometry, properties } of venue.floors) {
    const { id, name, elevation, shortName } = properties;
    const of = (element: string, shapes: readonly Shape[] | undefined): unknown[] =>
      (shapes ?? []).map((shape) => featureOf(element, shape));
    const features = [
      { type: 'Feature', geometry, properties: { element: 'floor', id, name, kind: 'floor' } },
      ...of('space', venue.spaces[id]),
      ...of(
        'obstruction',
        venue.obstructions[id]?.filter((obstruction) => !isDerived(obstruction)),
      ),
      ...of('entrance', venue.entrances[id]),
      ...of('area', venue.areas[id]),
    ];
    const floor = { id, name, elevation, ...(shortName !== undefined && { shortName }) };
    const collection = { type: 'FeatureCollection', floor, features };
    files[`${id}.geojson`] = encoder.encode(stableJson(collection));
  }
  noteLost(log, 'GeoJSON', {
    nodes: venue.nodes.length,
    connections: venue.connections.length,
    'floor stacks': venue.floorStacks.length,
    locations: venue.locations.length,
    categories: venue.categories.length,
    styles: Object.keys(venue.styles).length,
    annotations: Object.values(venue.annotations).flat().length,
    'floor images': Object.values(venue.floorImages).flat().length,
    facades: venue.facades.length,
    'enterprise records': venue.enterprise === undefined ? 0 : 1,
    'language packs': Object.keys(venue.languagePacks).length,
    files: Object.keys(venue.extras).length,
  });
  return { files, report: log.report() };
}

interface Shape {
  readonly geometry: unknown;
  readonly properties: {
    readonly id: string;
    readonly kind?: string;
    readonly externalId?: string;
    readonly details?: Details;
    readonly isExterior?: boolean;
    readonly center?: Position;
    readonly metadata?: Record<string, unknown>;
  };
}

function featureOf(element: string, { geometry, properties }: Shape): unknown {
  const { id, kind, externalId, details, center, metadata, isExterior } = properties;
  return {
    type: 'Feature',
    geometry,
    properties: {
      element,
      id,
      ...(kind !== undefined && { kind }),
      ...(externalId !== undefined && { external_id: externalId }),
      ...(details?.name !== undefined && { name: details.name }),
      ...(details?.shortName !== undefined && { short_name: details.shortName }),
      ...(details?.description !== undefined && { description: details.description }),
      ...(center !== undefined && { center }),
      ...(isExterior === true && { is_exterior: true }),
      ...(metadata !== undefined && { metadata }),
    },
  };
}
