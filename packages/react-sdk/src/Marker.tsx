'use client';
import { useState, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import type {
  MapView,
  Marker as SdkMarker,
  MarkerOptions,
  PlaceTarget,
  PointerEventDetail,
} from '@mezzanine/mezzanine-js';
import { isSameTarget, without } from './sameness.ts';
import { useAttached, type AttachVerbs } from './useAttached.ts';
import { useOwnClick } from './useOwnClick.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Marker}; missing props use the defaults of `mapView.markers.add`. */
export interface MarkerProps extends MarkerOptions {
  /** A space, a location or a coordinate. */
  readonly target: PlaceTarget;
  /** Duration of a move to another coordinate on its floor; default 0: immediate. */
  readonly moveDurationMs?: number | undefined;
  /** Called when the marker is activated; makes it interactive unless `interactive` is set. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
  /** Its content; contexts around the map are available in it. */
  readonly children?: ReactNode;
}

interface Place {
  readonly target: PlaceTarget;
  /** Duration of a move. */
  readonly durationMs: number;
}

interface Attaching extends MarkerOptions {
  readonly place: Place;
  readonly content: HTMLElement;
}

const verbs: AttachVerbs<SdkMarker, Attaching> = {
  add: ({ markers }, props) =>
    markers.add(props.place.target, props.content, without(props, 'place', 'content')),
  update: updateMarker,
  remove: ({ markers }, marker) => markers.remove(marker),
};

function updateMarker(
  { markers, floors }: MapView,
  marker: SdkMarker,
  props: Partial<Attaching>,
): void {
  const { place, ...options } = without(props, 'content');
  const { target, durationMs = 0 } = place ?? {};
  const isMove = target !== undefined && !('type' in target) && durationMs > 0;
  const patch = { ...options, ...(target !== undefined && !isMove && { target }) };
  if (Object.keys(patch).length > 0) markers.update(marker, patch);
  if (!isMove) return;
  const { floorId = marker.coordinate.floorId ?? floors.current.id } = target;
  void markers.animateTo(marker, { ...target, floorId }, { durationMs });
}

/**
 * Elements at a place on the map. They are normal children of this component: contexts, events and
 * state work in them.
 *
 * @example
 * <Marker target={shop} anchor="bottom"><Price of={shop} /></Marker>
 */
export function Marker(props: MarkerProps): ReactPortal {
  const { target, moveDurationMs: durationMs = 0, onClick, children, ...options } = props;
  const place = useStable({ target, durationMs }, (a, b) => isSameTarget(a.target, b.target));
  const [content] = useState(() => document.createElement('div'));
  const { interactive = onClick === undefined ? undefined : true } = options;
  const wanted = { ...options, interactive, place, content } as Attaching;
  const attached = useAttached(verbs, content, wanted);
  useOwnClick(attached, 'markers', onClick);
  return createPortal(children, content);
}
