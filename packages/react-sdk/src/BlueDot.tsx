'use client';
import { useEffect } from 'react';
import type {
  BlueDotOptions,
  BlueDotPosition,
  BlueDotRecording,
  BlueDotStateDetail,
  FollowChangeDetail,
  FollowMode,
} from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { definedOf, isSameShallow } from './sameness.ts';
import { useLatest } from './useLatest.ts';
import { useMapEvent } from './useMapEvent.ts';
import { useStable } from './useStable.ts';

/** Props of {@link BlueDot}; missing props use the defaults of `mapView.blueDot.enable`. */
export interface BlueDotProps extends BlueDotOptions {
  /** The user's position, if it is part of your state; may be an inline object. */
  readonly position?: BlueDotPosition | undefined;
  /** Positions to replay; a different array restarts the replay. */
  readonly recording?: BlueDotRecording | undefined;
  /** Speed factor; default 1. */
  readonly speed?: number | undefined;
  /** Whether the camera follows the dot, until the user moves the map. Default `none`. */
  readonly follow?: FollowMode | undefined;
  /** Called with each new position. */
  readonly onPositionChange?: ((position: BlueDotPosition) => void) | undefined;
  /** Called when the state of the position changes: active, stale, denied. */
  readonly onStateChange?: ((detail: BlueDotStateDetail) => void) | undefined;
  /** Called when the follow mode changes, for example because the user moved the map. */
  readonly onFollowChange?: ((detail: FollowChangeDetail) => void) | undefined;
}

/**
 * Shows the user's position. One per map.
 *
 * @example
 * <BlueDot source="device" follow="position" />
 */
export function BlueDot(props: BlueDotProps): null {
  const { source, onPositionChange, onStateChange, onFollowChange, ...rest } = props;
  const { color, staleAfterMs, otherFloor, follow = 'none', recording, speed } = rest;
  const live = useLiveMap();
  const feed = useLatest(source);
  const kind = typeof source === 'function' ? 'feed' : source;
  const look = useStable({ color, staleAfterMs, otherFloor }, isSameShallow);
  const position = useStable(rest.position, isSameShallow);
  useMapEvent(
    'position-change',
    onPositionChange && ((detail) => onPositionChange(detail.position)),
  );
  useMapEvent('blue-dot-state', onStateChange);
  useMapEvent('follow-change', onFollowChange);
  useEffect(() => {
    if (!live.isAlive) return undefined;
    const { blueDot } = live.mapView;
    // A source may be an inline function; the latest one is called.
    const from = kind === 'feed' ? feed.current : kind;
    blueDot.enable(definedOf({ ...look, source: from }) as BlueDotOptions);
    return () => {
      if (live.isAlive) blueDot.disable();
    };
  }, [live, kind, feed, look]);
  useEffect(() => {
    if (position && live.isAlive) live.mapView.blueDot.update(position);
  }, [live, kind, look, position]);
  useEffect(() => {
    const options = speed === undefined ? {} : { speed };
    if (recording && live.isAlive) void live.mapView.blueDot.replay(recording, options);
  }, [live, kind, look, recording, speed]);
  useEffect(() => {
    if (live.isAlive && live.mapView.blueDot.followMode !== follow) {
      live.mapView.blueDot.follow(follow);
    }
  }, [live, kind, look, follow]);
  return null;
}
