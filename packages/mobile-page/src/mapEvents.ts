import type {
  CameraChangeDetail,
  MapThing as Thing,
  PointerEventDetail,
} from '@mezzanine/mezzanine-js';
import type {
  CameraReport,
  CameraReports,
  ClickDetail,
  MapThing,
} from '@mezzanine/mobile-protocol';
import { coordinateOf } from './places.ts';
import type { ItemTopics } from './topics/itemTopics.ts';
import type { ShownMap } from './topics/MapTopic.ts';

/** Sends the events of a map to the host. */
export function sendMapEvents(
  shown: ShownMap,
  items: ItemTopics,
  reports: () => CameraReports | undefined,
): void {
  const { mapView, send } = shown;
  mapView.on('click', (detail) => send('click', clickDetail(detail, items)));
  mapView.on('floor-change', ({ floor, previous, reason }) =>
    send('floor-change', {
      floorId: floor.id,
      ...(previous && { previousFloorId: previous.id }),
      reason,
    }),
  );
  mapView.on('stack-change', ({ isExpanded, floors }) =>
    send('stack-change', { isExpanded, floorIds: floors.map(({ id }) => id) }),
  );
  mapView.on('focus-change', ({ focused, reason }) =>
    send('focus-change', { ...(focused && { focused: thingData(focused, items) }), reason }),
  );
  mapView.on('navigation-step', ({ index, reason }) => send('navigation-step', { index, reason }));
  mapView.on('position-change', ({ position }) => send('position-change', { position }));
  mapView.on('blue-dot-state', (detail) => send('blue-dot-state', detail));
  mapView.on('follow-change', (detail) => send('follow-change', detail));
  mapView.on('context-lost', () => send('context-lost', {}));
  mapView.on('context-restored', () => send('context-restored', {}));
  sendCamera(shown, reports);
}

function sendCamera({ mapView, send }: ShownMap, reports: () => CameraReports | undefined): void {
  let last: CameraChangeDetail | undefined;
  const tell = (): void => {
    if (last === undefined) return;
    send('camera-change', { camera: cameraReport(last), reason: last.reason });
    last = undefined;
  };
  mapView.on('camera-change', (detail) => {
    last = detail;
    if (reports() === 'every-frame') tell();
  });
  mapView.on('idle', tell);
}

/** The camera as data. */
export function cameraReport(
  camera: Pick<CameraChangeDetail, 'center' | 'bearing' | 'pitch' | 'zoomLevel'>,
): CameraReport {
  const { center, bearing, pitch, zoomLevel } = camera;
  return { center: coordinateOf(center), bearing, pitch, zoomLevel };
}

function clickDetail(detail: PointerEventDetail, items: ItemTopics): ClickDetail {
  const { coordinate, floor, spaces, labels, pointer } = detail;
  const locations = spaces.flatMap((space) => space.locations);
  return {
    ...(coordinate && { coordinate: coordinateOf(coordinate) }),
    floorId: floor.id,
    spaceIds: spaces.map(({ id }) => id),
    locationIds: [...new Set(locations.map(({ id }) => id))],
    labels: labels.map((label) => {
      const key = items.labels.keyOf(label);
      const { target } = label;
      return {
        text: label.text,
        ...(key !== undefined && { key }),
        ...('id' in target && { targetId: target.id }),
      };
    }),
    markerKeys: detail.markers.flatMap((one) => items.markers.keyOf(one) ?? []),
    modelKeys: detail.models.flatMap((one) => items.models.keyOf(one) ?? []),
    shapeKeys: detail.shapes.flatMap((one) => items.shapes.keyOf(one) ?? []),
    steps: detail.navigation.map(({ index }) => index),
    pointer: { x: pointer.x, y: pointer.y },
  };
}

/** Something on the map as data. */
export function thingData(thing: Thing, items: ItemTopics): MapThing {
  switch (thing.type) {
    case 'space':
      return { type: 'space', name: thing.name, id: thing.id, floorId: thing.floor.id };
    case 'label':
      return {
        type: 'label',
        name: thing.text,
        id: items.labels.keyOf(thing) ?? `map-${thing.id}`,
      };
    case 'marker': {
      const { element } = thing;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const id = items.markers.keyOf(thing) ?? `map-${thing.id}`;
      const { floorId } = thing.coordinate;
      return { type: 'marker', name, id, ...(floorId !== undefined && { floorId }) };
    }
    case 'model':
      return { type: 'model', name: '', id: items.models.keyOf(thing) ?? `map-${thing.id}` };
    case 'shape': {
      const id = items.shapes.keyOf(thing) ?? `map-${thing.id}`;
      return { type: 'shape', name: '', id, floorId: thing.floor.id };
    }
  }
}
