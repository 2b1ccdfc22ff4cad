'use client';
import type { ImageOptions, MapImage, PlaceTarget } from '@mezzanine/mezzanine-js';
import { isSameShallow, isSameTargets, without } from './sameness.ts';
import { useAttached, type AttachVerbs } from './useAttached.ts';
import { useStable } from './useStable.ts';

/** Props of {@link FloorImage}; missing props use the defaults of `mapView.images.add`. */
export interface FloorImageProps extends ImageOptions {
  /** Center of the image: a space, a location or a coordinate. */
  readonly target: PlaceTarget;
  /** URL of a PNG, JPEG, WebP, or SVG file, or its path in the venue's bundle. */
  readonly source: string | URL;
}

const verbs: AttachVerbs<MapImage, FloorImageProps> = {
  add: ({ images }, { target, source, ...options }) => images.add(target, source, options),
  update: ({ images }, image, patch) => images.update(image, without(patch, 'source', 'floor')),
  remove: ({ images }, image) => images.remove(image),
};

/**
 * An image that lies on a floor.
 *
 * @example
 * <FloorImage target={space} source="/pictures/carpet.png" widthMeters={6} />
 */
export function FloorImage(props: FloorImageProps): null {
  const target = useStable(props.target, isSameTargets);
  const source = String(props.source);
  const floorId = typeof props.floor === 'object' ? props.floor.id : props.floor;
  const file = useStable({ source, floorId }, isSameShallow);
  useAttached(verbs, file, { ...props, target, source, floor: floorId } as FloorImageProps);
  return null;
}
