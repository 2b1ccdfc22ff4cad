'use client';
import type {
  PointerEventDetail,
  Shape as SdkShape,
  ShapeGeoJson,
  ShapeOptions,
} from '@mezzanine/mezzanine-js';
import { isSameData, without } from './sameness.ts';
import { useAttached, type AttachVerbs } from './useAttached.ts';
import { useOwnClick } from './useOwnClick.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Shape}; missing props use the defaults of `mapView.shapes.add`. */
export interface ShapeProps extends ShapeOptions {
  /** A geometry, a feature or a collection of features; WGS84, in degrees. */
  readonly geoJson: ShapeGeoJson;
  /** Called when the shape is clicked; makes it interactive unless `interactive` is set. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
}

type Attaching = Omit<ShapeProps, 'onClick'>;

const verbs: AttachVerbs<SdkShape, Attaching> = {
  add: ({ shapes }, { geoJson, ...options }) => shapes.add(geoJson, options),
  update: ({ shapes }, shape, patch) =>
    shapes.update(shape, without(patch, 'geoJson', 'floor', 'widthMeters', 'radiusMeters')),
  remove: ({ shapes }, shape) => shapes.remove(shape),
};

/**
 * An area, line, or point on a floor.
 *
 * @example
 * <Shape geoJson={space.geometry} color="#0f766e" heightMeters={1.2} />
 */
export function Shape({ geoJson, onClick, ...rest }: ShapeProps): null {
  const { floor, widthMeters, radiusMeters } = rest;
  const floorId = typeof floor === 'object' ? floor.id : floor;
  const form = useStable({ geoJson, floorId, widthMeters, radiusMeters }, isSameForm);
  const { interactive = onClick === undefined ? undefined : true } = rest;
  const props = { ...rest, geoJson: form.geoJson, floor: floorId, interactive } as Attaching;
  const attached = useAttached(verbs, form, props);
  useOwnClick(attached, 'shapes', onClick);
  return null;
}

interface Form {
  readonly geoJson: ShapeGeoJson;
  readonly floorId: string | undefined;
  readonly widthMeters: number | undefined;
  readonly radiusMeters: number | undefined;
}

function isSameForm(a: Form, b: Form): boolean {
  return (
    a.floorId === b.floorId &&
    a.widthMeters === b.widthMeters &&
    a.radiusMeters === b.radiusMeters &&
    isSameData(a.geoJson, b.geoJson)
  );
}
