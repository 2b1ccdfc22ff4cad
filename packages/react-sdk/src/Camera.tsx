'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type {
  AnimateOptions,
  Camera as SdkCamera,
  CameraChangeDetail,
  CameraInteractions,
  CameraLimits,
  CameraState,
  FocusOptions,
  FocusTarget,
  ScreenOffsets,
} from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { definedOf, isSameData, isSameShallow } from './sameness.ts';
import { useLatest } from './useLatest.ts';
import { useMapEvent } from './useMapEvent.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Camera}; missing props leave the camera unchanged. */
export interface CameraProps extends CameraState, AnimateOptions {
  /** Brought into view whenever it changes: spaces, floors, locations, coordinates. */
  readonly focusOn?: FocusTarget | readonly FocusTarget[] | undefined;
  /** Options for bringing `focusOn` into view. */
  readonly focusOptions?: FocusOptions | undefined;
  /** Limits of the view; they stay when the component unmounts. */
  readonly limits?: CameraLimits | undefined;
  /** Enabled gestures and keys while the component is mounted. */
  readonly interactions?: CameraInteractions | undefined;
  /** Pixels on each side that panels cover while the component is mounted. */
  readonly screenOffsets?: Partial<ScreenOffsets> | undefined;
  /** Called when the view moves, for any reason; at most once per frame. */
  readonly onChange?: ((detail: CameraChangeDetail) => void) | undefined;
}

/** Maximum number of reported views that may still come back as props. */
const MOST_TOLD = 60;

/**
 * Controls the camera. The map follows `center`, `bearing`, `pitch`, and `zoomLevel` whenever one of
 * them changes: over `durationMs`, or immediately without it. Values that `onChange` reported and
 * that come back as props are ignored, so React state can hold the camera.
 *
 * @example
 * <Camera {...view} onChange={setView} />
 * @example
 * <Camera focusOn={chosen} focusOptions={{ maxZoomLevel: 20 }} screenOffsets={{ left: 320 }} />
 */
export function Camera(props: CameraProps): null {
  const { onChange } = props;
  const told = useRef<CameraChangeDetail[]>([]);
  useMapEvent(
    'camera-change',
    onChange &&
      ((detail) => {
        told.current = [...told.current.slice(1 - MOST_TOLD), detail];
        onChange(detail);
      }),
  );
  useView(props, told);
  useFocus(props);
  useRules(props);
  return null;
}

function useView(props: CameraProps, toldRef: RefObject<CameraChangeDetail[]>): void {
  const live = useLiveMap();
  const { center, bearing, pitch, zoomLevel } = props;
  const view = useStable({ center, bearing, pitch, zoomLevel }, isSameData);
  const motion = useLatest({ durationMs: props.durationMs, easing: props.easing });
  useEffect(() => {
    const wanted = definedOf(view) as CameraState;
    const echo = toldRef.current.findIndex((detail) => shows(detail, wanted));
    toldRef.current = toldRef.current.slice(echo + 1);
    if (!live.isAlive || echo >= 0 || shows(live.mapView.camera, wanted)) return;
    const { durationMs = 0 } = motion.current;
    if (durationMs === 0) live.mapView.camera.set(wanted);
    else void live.mapView.camera.animateTo(wanted, definedOf(motion.current) as AnimateOptions);
  }, [live, view, toldRef, motion]);
}

function useFocus({ focusOn, focusOptions }: CameraProps): void {
  const live = useLiveMap();
  const targets = useStable(focusOn, isSameShallow);
  const options = useLatest(focusOptions);
  useEffect(() => {
    const isNothing = targets === undefined || (Array.isArray(targets) && targets.length === 0);
    if (!isNothing && live.isAlive) void live.mapView.camera.focusOn(targets, options.current);
  }, [live, targets, options]);
}

function useRules(props: CameraProps): void {
  const live = useLiveMap();
  const limits = useStable(props.limits, isSameData);
  const interactions = useStable(props.interactions, isSameData);
  const offsets = useStable(props.screenOffsets, isSameData);
  useEffect(() => {
    if (limits && live.isAlive) live.mapView.camera.setLimits(limits);
  }, [live, limits]);
  useEffect(() => {
    if (!interactions || !live.isAlive) return undefined;
    const { camera } = live.mapView;
    const before = camera.interactions;
    camera.setInteractions(interactions);
    return () => {
      if (live.isAlive) camera.setInteractions(before);
    };
  }, [live, interactions]);
  useEffect(() => {
    if (!offsets || !live.isAlive) return undefined;
    const { camera } = live.mapView;
    camera.setScreenOffsets(offsets);
    return () => {
      if (live.isAlive) camera.setScreenOffsets({});
    };
  }, [live, offsets]);
}

/** Whether the camera already matches the state. */
function shows(camera: SdkCamera | CameraChangeDetail, wanted: CameraState): boolean {
  const { center } = wanted;
  const isThere =
    !center ||
    (center.longitude === camera.center.longitude && center.latitude === camera.center.latitude);
  return (
    isThere &&
    (['bearing', 'pitch', 'zoomLevel'] as const).every(
      (key) => wanted[key] === undefined || wanted[key] === camera[key],
    )
  );
}
