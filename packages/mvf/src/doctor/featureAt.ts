import { keysOf } from '../jsonPointer.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { valueAt, venuePathOf } from '../validator/venuePath.ts';
import type { DoctorPlace, FeatureReference } from './DoctorFinding.ts';

/** A feature of any kind, as far as the doctor looks at it. */
export interface AnyFeature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: { readonly id: string };
}

/** Names of the records in files without features. */
const nouns: Readonly<Record<string, string>> = {
  'floorstack.json': 'floor stack',
  'connection.json': 'connection',
  'location.json': 'location',
  'category.json': 'category',
};

/** Finds the feature that contains a pointer into a file of the bundle, with its floor. */
export function featureAt(
  venue: Mvf,
  file: string,
  pointer: string,
): { readonly feature: AnyFeature; readonly reference: FeatureReference } | undefined {
  const [collection, index] = keysOf(pointer);
  if (collection !== 'features' || index === undefined) return undefined;
  const path = venuePathOf(file, `/features/${index}`);
  const feature = path === undefined ? undefined : (valueAt(venue, path) as AnyFeature | undefined);
  if (feature?.properties === undefined || feature.geometry === undefined) return undefined;
  const [kind = '', floor] = file.replace(/\.(?:geo)?json$/, '').split('/');
  const { id } = feature.properties;
  const on = kind === 'floor' ? id : (floor ?? floorOfNode(feature));
  return { feature, reference: { kind, id, ...(on !== undefined && { floor: on }) } };
}

function floorOfNode({ properties }: AnyFeature): string | undefined {
  const { floor } = properties as { readonly floor?: unknown };
  return typeof floor === 'string' ? floor : undefined;
}

/** The feature or record that a finding at a pointer is about. */
export function referencesAt(venue: Mvf, file: string, pointer: string): FeatureReference[] {
  const found = featureAt(venue, file, pointer);
  if (found !== undefined) return [found.reference];
  const kind = nouns[file];
  const [index] = keysOf(pointer);
  const path =
    kind === undefined || index === undefined ? undefined : venuePathOf(file, `/${index}`);
  const record = path === undefined ? undefined : (valueAt(venue, path) as { id?: unknown });
  return kind !== undefined && typeof record?.id === 'string' ? [{ kind, id: record.id }] : [];
}

/** The smallest box around a geometry; undefined if it has no position. */
export function boundsOf(coordinates: unknown): DoctorPlace['bounds'] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [lon, lat] = value as Position;
    if (typeof lon === 'number' && typeof lat === 'number') {
      [west, south] = [Math.min(west, lon), Math.min(south, lat)];
      [east, north] = [Math.max(east, lon), Math.max(north, lat)];
    } else for (const inner of value) visit(inner);
  };
  visit(coordinates);
  return Number.isFinite(west + south + east + north) ? [west, south, east, north] : undefined;
}
