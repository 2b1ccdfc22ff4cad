import type { LabelOptions, MarkerOptions } from '@mezzanine/mezzanine-js';
import type {
  ImageItem,
  LabelItem,
  MarkerItem,
  ModelItem,
  ShapeItem,
} from '@mezzanine/mobile-protocol';
import { coordinateOf, placeOf } from '../places.ts';
import { KeyedItems } from './KeyedItems.ts';
import { markerElement } from './markerElement.ts';
import { isSame, without, type ShownMap } from './MapTopic.ts';

/** The keyed lists of a shown map. */
export type ItemTopics = ReturnType<typeof itemTopics>;

/** The keyed lists of a shown map. */
export function itemTopics(shown: ShownMap) {
  return {
    labels: labelItems(shown),
    markers: markerItems(shown),
    shapes: shapeItems(shown),
    models: modelItems(shown),
    images: imageItems(shown),
  };
}

function labelItems(shown: ShownMap) {
  const { mapView, venue } = shown;
  const optionsOf = (item: LabelItem): LabelOptions => {
    const { icon, ...options } = without(item, 'key', 'target', 'text');
    if (icon === undefined) return options;
    return { ...options, icon: icon.kind === 'dot' ? 'dot' : without(icon, 'kind') };
  };
  return new KeyedItems('labels', shown, {
    add: (item: LabelItem) =>
      mapView.labels.add(placeOf(venue, item.target), item.text, optionsOf(item)),
    update: (label, item) => mapView.labels.update(label, { text: item.text, ...optionsOf(item) }),
    remove: (label) => mapView.labels.remove(label),
    fixed: ['target', 'kind'],
  });
}

function markerItems(shown: ShownMap) {
  const { mapView, venue } = shown;
  const optionsOf = (item: MarkerItem): MarkerOptions => {
    const isAbove = item.content.kind === 'pin' || item.content.kind === 'tooltip';
    return {
      ...(isAbove && { anchor: 'bottom' }),
      ...without(item, 'key', 'target', 'content', 'moveDurationMs'),
    };
  };
  return new KeyedItems('markers', shown, {
    add: (item: MarkerItem) =>
      mapView.markers.add(
        placeOf(venue, item.target),
        markerElement(venue, item.content),
        optionsOf(item),
      ),
    update(marker, item, before) {
      const { target, content, moveDurationMs = 0 } = item;
      const isMoved = !isSame(target, before.target);
      const isWalk = isMoved && moveDurationMs > 0 && target.kind === 'coordinate';
      mapView.markers.update(marker, {
        ...optionsOf(item),
        ...(isMoved && !isWalk && { target: placeOf(venue, target) }),
        ...(!isSame(content, before.content) && { content: markerElement(venue, content) }),
      });
      if (!isWalk) return;
      const { floorId = marker.coordinate.floorId ?? mapView.floors.current.id } = target;
      const goal = { ...coordinateOf(target), floorId };
      void mapView.markers.animateTo(marker, goal, { durationMs: moveDurationMs });
    },
    remove: (marker) => mapView.markers.remove(marker),
    fixed: [],
  });
}

function shapeItems(shown: ShownMap) {
  const { shapes } = shown.mapView;
  const fixed = ['geometry', 'floorId', 'widthMeters', 'radiusMeters'] as const;
  return new KeyedItems('shapes', shown, {
    add: (item: ShapeItem) => {
      const { floorId, geometry } = item;
      const options = without(item, 'key', 'geometry', 'floorId');
      return shapes.add(geometry, { ...options, ...(floorId !== undefined && { floor: floorId }) });
    },
    update: (shape, item) => shapes.update(shape, without(item, 'key', ...fixed)),
    remove: (shape) => shapes.remove(shape),
    fixed,
  });
}

function modelItems(shown: ShownMap) {
  const { venue } = shown;
  const { models } = shown.mapView;
  const targetsOf = ({ targets }: ModelItem) => targets.map((target) => placeOf(venue, target));
  return new KeyedItems('models', shown, {
    add(item: ModelItem) {
      const { floorId, url } = item;
      const options = without(item, 'key', 'targets', 'url', 'floorId');
      const source = venue.assetBytes(url) ?? url;
      const floor = floorId === undefined ? {} : { floor: floorId };
      return models.add(targetsOf(item), source, { ...options, ...floor });
    },
    update: (model, item, before) =>
      models.update(model, {
        ...without(item, 'key', 'targets', 'url', 'floorId'),
        ...(!isSame(item.targets, before.targets) && { target: targetsOf(item) }),
      }),
    remove: (model) => models.remove(model),
    fixed: ['url', 'floorId'],
  });
}

function imageItems(shown: ShownMap) {
  const { venue } = shown;
  const { images } = shown.mapView;
  return new KeyedItems('images', shown, {
    add(item: ImageItem) {
      const { floorId, url } = item;
      const options = without(item, 'key', 'target', 'url', 'floorId');
      const source = venue.assetUrl(url) ?? url;
      const floor = floorId === undefined ? {} : { floor: floorId };
      return images.add(placeOf(venue, item.target), source, { ...options, ...floor });
    },
    update: (image, item, before) =>
      images.update(image, {
        ...without(item, 'key', 'target', 'url', 'floorId'),
        ...(!isSame(item.target, before.target) && { target: placeOf(venue, item.target) }),
      }),
    remove: (image) => images.remove(image),
    fixed: ['url', 'floorId'],
  });
}
