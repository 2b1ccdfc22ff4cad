import { useEffect } from 'react';
import type { CameraChange, CameraRulesTopic, CameraTopic } from '@mezzanine/mobile-protocol';
import { useLatest } from '../hooks/useLatest.ts';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import type { FocusOptions } from '../map/MapHandle.ts';
import type { FocusTarget } from '../map/places.ts';
import { focusTargetsOf } from '../map/places.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Camera}; missing props leave the camera unchanged. */
export interface CameraProps extends LooseItem<CameraTopic> {
  /**
   * Brought into view whenever it changes: places and floors. `onError` of the map is called if a
   * place is not in the venue.
   */
  readonly focusOn?: FocusTarget | readonly FocusTarget[] | undefined;
  /** Options for bringing `focusOn` into view. */
  readonly focusOptions?: FocusOptions | undefined;
  /** Limits, gestures, and edges that views of the app cover. */
  readonly rules?: CameraRulesTopic | undefined;
  /** Called when the camera stops, or in every frame with `rules.reports`. */
  readonly onChange?: ((detail: CameraChange) => void) | undefined;
}

/**
 * Controls the camera. The map follows `center`, `bearing`, `pitch`, and `zoomLevel` whenever one of
 * them changes: over `durationMs`, or immediately without it. One per map.
 *
 * @example
 * <Camera focusOn={chosen} rules={{ screenOffsets: { bottom: 240 } }} />
 */
export function Camera(props: CameraProps): null {
  const { focusOn, focusOptions, rules, onChange, ...view } = props;
  const { host } = useMapContext();
  const hasView = Object.values(view).some((value) => value !== undefined);
  useTopic(host, 'camera', hasView ? defined<CameraTopic>(view) : undefined);
  useTopic(host, 'cameraRules', rules);
  useMapEvent('camera-change', onChange);
  useFocus(focusOn, focusOptions);
  return null;
}

function useFocus(focusOn: CameraProps['focusOn'], given: FocusOptions | undefined): void {
  const { host, map } = useMapContext();
  const latest = useLatest({ focusOn, given });
  // Equal targets do not count as a change, though entities cannot be compared as JSON.
  const wanted = focusOn === undefined ? '' : JSON.stringify(focusTargetsOf(focusOn));
  useEffect(() => {
    const { focusOn: targets, given: options } = latest.current;
    if (wanted === '' || wanted === '[]' || targets === undefined) return;
    map.focusOn(targets, options).catch((error: unknown) => host.report(error, 'camera'));
  }, [host, map, wanted, latest]);
}
