import type { BlueDotPosition } from '@mezzanine/mezzanine-js';
import type { BlueDotTopic, RouteTopic } from '@mezzanine/mobile-protocol';
import { directionsResult, findDirections } from '../venue/directionsData.ts';
import { isSame, without, type MapTopic, type ShownMap } from './MapTopic.ts';

/** Phones report positions less often than browsers: only when they move, or to save power. */
const STALE_AFTER_MS = 30_000;

/** The route, the blue dot, and the stack of floors. */
export function routeTopics(shown: ShownMap) {
  return [routeTopic(shown), blueDotTopic(shown), stackTopic(shown)] as const;
}

function routeTopic({ mapView, venue, send }: ShownMap): MapTopic<'route'> {
  const { navigation } = mapView;
  const show = (wanted: RouteTopic): void => {
    const found = findDirections(venue, wanted);
    const { color, widthPixels, fit, markers, animate } = wanted;
    if (found.type === 'directions') {
      const look = { color, widthPixels, fit, markers, animate };
      const given = Object.entries(look).filter(([, value]) => value !== undefined);
      navigation.show(found, Object.fromEntries(given));
    } else navigation.clear();
    send('route-change', { result: directionsResult(found) });
  };
  return {
    name: 'route',
    isShared: true,
    apply(wanted, before) {
      if (wanted === undefined) {
        navigation.clear();
        send('route-change', {});
        return;
      }
      const isSameWay =
        before !== undefined && isSame(without(wanted, 'step'), without(before, 'step'));
      if (!isSameWay) show(wanted);
      const { step = 0 } = wanted;
      const isStep = navigation.steps[step] !== undefined && navigation.currentStep !== step;
      if (isStep && (wanted.step !== undefined || isSameWay)) navigation.setStep(step);
    },
  };
}

function blueDotTopic({ mapView }: ShownMap): MapTopic<'blueDot'> {
  const { blueDot } = mapView;
  return {
    name: 'blueDot',
    isShared: true,
    apply(wanted, before) {
      if (wanted === undefined) {
        blueDot.disable();
        return;
      }
      const { isNew, isLost, isMoved, isFollowChange } = blueDotChange(wanted, before);
      // If the user stopped following by moving the map, following does not resume.
      const mode = isFollowChange ? (wanted.follow ?? 'none') : blueDot.followMode;
      // Disabling is the only way to remove the dot; once enabled, it waits for a position.
      if (isLost) blueDot.disable();
      if (isNew || isLost) blueDot.enable(optionsOf(wanted));
      if (isMoved) showPosition(blueDot, wanted.position);
      if (blueDot.followMode !== mode) blueDot.follow(mode);
    },
  };
}

function blueDotChange(wanted: BlueDotTopic, before: BlueDotTopic | undefined) {
  const isNew = before === undefined || !isSame(lookOf(wanted), lookOf(before));
  return {
    isNew,
    isLost: wanted.position === undefined && before?.position !== undefined,
    isMoved: isNew || !isSame(wanted.position, before.position),
    isFollowChange: isNew || (wanted.follow ?? 'none') !== (before.follow ?? 'none'),
  };
}

const lookOf = (topic: BlueDotTopic) => without(topic, 'position', 'follow');

/** The page never requests the position: positions come from the host. */
function optionsOf(topic: BlueDotTopic) {
  const look = { staleAfterMs: STALE_AFTER_MS, ...lookOf(topic) };
  return { ...look, source: () => () => undefined };
}

function showPosition(
  blueDot: ShownMap['mapView']['blueDot'],
  position: BlueDotTopic['position'],
): void {
  if (position !== undefined) blueDot.update(position satisfies BlueDotPosition);
}

function stackTopic({ mapView }: ShownMap): MapTopic<'stack'> {
  const { stackedMaps } = mapView;
  return {
    name: 'stack',
    isShared: true,
    apply(wanted) {
      if (wanted?.isExpanded === true) {
        const { floorIds, ...options } = without(wanted, 'isExpanded');
        const floors = floorIds === undefined ? {} : { floors: floorIds };
        void stackedMaps.expand({ ...options, ...floors });
      } else if (stackedMaps.isExpanded) {
        void stackedMaps.collapse(
          wanted === undefined ? {} : without(wanted, 'isExpanded', 'floorIds', 'gapMeters'),
        );
      }
    },
  };
}
