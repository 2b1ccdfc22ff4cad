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

/** Props of {@link BlueDot}; what is missing is as `mapView.blueDot.enable` has it. */
export interface BlueDotProps extends BlueDotOptions {
  /** Where the person is, if state of yours knows; may be written inline. */
  readonly position?: BlueDotPosition | undefined;
  /** Positions to replay; begins again whenever it is another one. */
  readonly recording?: BlueDotRecording | undefined;
  /** How many times as fast as it was recorded; default 1. */
  readonly speed?: number | undefined;
  /** Whether the map moves with the dot; the person ends it by moving the map. Default `none`. */
  readonly follow?: FollowMode | undefined;
  /** There is another position. */
  readonly onPositionChange?: ((position: BlueDotPosition) => void) | undefined;
  /** Something else is known of the position: active, stale, denied. */
  readonly onStateChange?: ((detail: BlueDotStateDetail) => void) | undefined;
  /** The map follows in another way, or no more, because the person moved it. */
  readonly onFollowChange?: ((detail: FollowChangeDetail) => void) | undefined;
}

/**
 * Where the person is. One at a time on a map.
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
    // A feed may be written inline; the one of the moment is asked.
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
