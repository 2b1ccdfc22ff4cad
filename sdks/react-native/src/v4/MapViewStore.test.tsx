// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOptions as options, serveSample } from '../renderedMap.fixture.tsx';
import {
  CAMERA_EASING_MODE,
  COLLISION_RANKING_TIERS,
  DestinationSet,
  MARKER_ANCHOR,
  MapView,
  STATE,
  type Label,
} from './index.ts';
import { ShownMap } from './shownMap.fixture.tsx';

let map: ShownMap;

beforeEach(async () => {
  serveSample();
  map = new ShownMap();
  await map.show({ options: { ...options, labelAllLocationsOnInit: false } });
});
afterEach(async () => {
  await map.remove();
  vi.unstubAllGlobals();
});

describe('calls of version 4', () => {
  test('setMap shows a map, given as an object or an id', async () => {
    const [ground, upper] = map.venue.maps;
    await map.frame(() => map.store.setMap(upper?.id ?? ''));
    expect(map.told.floor).toEqual({ id: upper?.id });
    await map.frame(() => ground && map.store.setMap(ground));
    expect(map.told.floor).toEqual({ id: ground?.id });
    await expect(map.store.setMap('roof')).rejects.toThrow('map is "roof"');
  });

  test('labelAllLocations is floating or flat, and labelPolygon adds one that can be hidden', async () => {
    await map.frame(() =>
      map.store.labelAllLocations({ flatLabels: true, appearance: { fontSize: 10, color: 'red' } }),
    );
    expect(map.told.labels?.items?.[0]).toMatchObject({
      kind: 'flat',
      fontSizeMeters: 2,
      color: 'red',
    });
    await map.frame(() =>
      map.store.labelAllLocations({ appearance: { text: { foregroundColor: 'blue' } } }),
    );
    expect(map.told.labels?.items?.[0]).toMatchObject({ color: 'blue', icon: { kind: 'dot' } });
    let label: Label | undefined;
    await map.frame(() => (label = map.store.labelPolygon(map.shop, { text: 'Meet here' })));
    expect(map.texts).toContain('Meet here');
    await map.frame(() => label?.disable());
    expect(label?.enabled).toBe(false);
    expect(map.texts).not.toContain('Meet here');
    await map.frame(() => label?.enable());
    expect(map.texts).toContain('Meet here');
  });

  test('createMarker returns an id for removeMarker', async () => {
    const [node] = map.venue.nodes;
    if (!node) throw new Error('The sample has nodes.');
    let first = '';
    await map.frame(() => {
      first = map.store.createMarker(node, '<b>Sale</b>', {
        anchor: MARKER_ANCHOR.TOP,
        rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
      });
      map.store.createMarker(map.shop, 'Two');
    });
    expect(map.told.markers).toMatchObject([
      { content: { kind: 'html', html: '<b>Sale</b>' }, anchor: 'top', priority: 'always' },
      { content: { html: 'Two' }, target: { id: map.shop.id }, anchor: 'center' },
    ]);
    await map.frame(() => map.store.removeMarker(first));
    expect(map.told.markers).toHaveLength(1);
    await map.frame(() => map.store.removeAllMarkers());
    expect(map.told.markers).toBeUndefined();
  });

  test('createTooltip returns an id for removeTooltip, and markers stay', async () => {
    let id = '';
    await map.frame(() => {
      map.store.createMarker(map.shop, 'Marker');
      id = map.store.createTooltip(map.shop, 'Turn left', { collisionRank: 2 });
    });
    expect(map.told.markers?.[1]).toMatchObject({ anchor: 'bottom', priority: 'high' });
    await map.frame(() => map.store.removeTooltip(id));
    expect(map.told.markers).toHaveLength(1);
    await map.frame(() => map.store.createTooltip(map.shop, 'Turn left'));
    await map.frame(() => map.store.removeAllTooltips());
    expect(map.told.markers).toHaveLength(1);
  });

  test('setPolygonColor takes the polygon or its id, and colors its labels', async () => {
    await map.frame(() => {
      map.store.labelPolygon(map.shop, { text: 'Shop' });
      map.store.setPolygonColor(map.shop, 'orange', 'white', 0.5);
    });
    expect(map.told.spaces).toMatchObject([
      { spaceIds: [map.shop.id], color: 'orange', opacity: 0.5 },
    ]);
    expect(map.told.labels?.items?.[0]?.color).toBe('white');
    await map.frame(() => map.store.clearPolygonColor(map.shop.id));
    expect(map.told.spaces).toBeUndefined();
    expect(map.told.labels?.items?.[0]?.color).toBeUndefined();
    await map.frame(() => map.store.setPolygonColor(map.shop.id, 'red'));
    expect(map.told.spaces).toMatchObject([{ color: 'red' }]);
    await map.frame(() => map.store.clearAllPolygonColors());
    expect(map.told.spaces).toBeUndefined();
  });

  test('addInteractivePolygonsForAllLocations makes taps highlight their polygons', async () => {
    await map.frame(() => map.store.addInteractivePolygonsForAllLocations());
    expect(map.told.spaces?.[0]).toMatchObject({ interactive: true });
    expect(map.told.spaces?.[0]?.spaceIds).toContain(map.shop.id);
    await map.frame(() => map.store.removeAllInteractivePolygons());
    expect(map.told.spaces).toBeUndefined();
  });

  test('setSafeArea says what views of the app cover', async () => {
    await map.frame(() => map.store.setSafeArea({ top: 0, bottom: 450, left: 0, right: 0 }));
    expect(map.told.cameraRules?.screenOffsets).toMatchObject({ bottom: 450 });
    expect(() => map.store.setSafeArea({ bottom: -1 })).toThrow('insets.bottom is -1');
  });

  test('Camera has the view in radians and meters', async () => {
    const { bearing, pitch, zoomLevel } = { bearing: 90, pitch: 45, zoomLevel: 19 };
    const center = map.venue.v6.center;
    await map.send('camera-change', {
      camera: { center, bearing, pitch, zoomLevel },
      reason: 'user',
    });
    expect(map.store.Camera.tilt).toBeCloseTo(Math.PI / 4);
    expect(map.store.Camera.zoom).toBeGreaterThan(10);
    expect(map.store.Camera.position).toMatchObject({ latitude: center.latitude });
    const { rotation, tilt, zoom } = map.store.Camera;
    await map.frame(() => map.store.Camera.set({ rotation, tilt, zoom }));
    const [sent] = map.requests('move-camera');
    expect(sent).toMatchObject({ camera: { pitch: 45 } });
    expect(Reflect.get(Reflect.get(sent ?? {}, 'camera') as object, 'zoomLevel')).toBeCloseTo(19);
    expect(Reflect.get(Reflect.get(sent ?? {}, 'camera') as object, 'bearing')).toBeCloseTo(90);
  });

  test('Camera.animate has duration and easing, and Camera.focusOn has targets', async () => {
    await map.frame(() =>
      map.store.Camera.animate(
        { tilt: 0.5 },
        { duration: 1000, easing: CAMERA_EASING_MODE.EASE_IN },
      ),
    );
    expect(map.requests('move-camera')[0]).toMatchObject({ durationMs: 1000, easing: 'ease-in' });
    await map.frame(() =>
      map.store.Camera.focusOn({
        targets: { polygons: [map.shop], nodes: map.venue.nodes.slice(0, 1) },
        cameraOptions: { minZoom: 50, tilt: 0, duration: 200, safeAreaInsets: { bottom: 450 } },
      }),
    );
    const [focus] = map.requests('focus-on');
    expect(focus).toMatchObject({ targets: [{ id: map.shop.id }, {}], pitch: 0, durationMs: 200 });
    expect(map.told.cameraRules?.screenOffsets).toMatchObject({ bottom: 450 });
  });

  test('BlueDot waits for overrideLocation, whose floorLevel is the elevation of a map', async () => {
    await map.frame(() => map.store.BlueDot.enable({ baseColor: 'green', timeout: 5000 }));
    expect(map.told.blueDot).toEqual({ color: 'green', staleAfterMs: 5000 });
    const [, upper] = map.venue.maps;
    const coords = { latitude: 1, longitude: 2, accuracy: 3, floorLevel: upper?.elevation ?? 0 };
    await map.frame(() => map.store.overrideLocation({ timestamp: 7, coords }));
    expect(map.told.blueDot?.position).toEqual({
      latitude: 1,
      longitude: 2,
      accuracyMeters: 3,
      floorId: upper?.id,
      timestamp: 7,
    });
    await map.frame(() => map.store.setState(STATE.FOLLOW));
    expect(map.told.blueDot?.follow).toBe('position');
    expect(map.store.state).toBe(STATE.FOLLOW);
    await map.frame(() => map.store.BlueDot.disable());
    expect(map.told.blueDot).toBeUndefined();
  });

  test('getDirections finds a route, and Journey draws it', async () => {
    const directions = await map.store.getDirections({ from: map.exit, to: map.shop });
    if (!directions) throw new Error('The sample has a route.');
    expect(directions.instructions.length).toBeGreaterThan(1);
    await map.frame(() =>
      map.store.Journey.draw(directions, {
        pathOptions: { color: 'teal' },
        departureMarkerTemplate: '',
        destinationMarkerTemplate: ({ location }) => `<i>${location?.name ?? ''}</i>`,
        polygonHighlightColor: 'gold',
      }),
    );
    expect(map.told.route).toMatchObject({
      from: { kind: 'node' },
      to: [{ kind: 'entity', id: map.shop.id }],
      options: { isStepFree: false },
      color: 'teal',
      markers: false,
    });
    const name = map.shop.locations[0]?.name ?? '';
    expect(map.told.markers).toMatchObject([{ content: { html: `<i>${name}</i>` } }]);
    expect(map.told.spaces).toMatchObject([{ spaceIds: [map.shop.id], color: 'gold' }]);
    await map.frame(() => map.store.Journey.setStep(1));
    expect(map.told.route?.step).toBe(1);
    await map.frame(() => map.store.Journey.clear());
    expect(map.told.route).toBeUndefined();
    expect(map.told.markers).toBeUndefined();
    expect(map.told.spaces).toBeUndefined();
  });

  test('directionsTo takes a DestinationSet, and accessible is passed to the page', async () => {
    const legs = map.exit.directionsTo(new DestinationSet([map.shop]), { accessible: true });
    await map.frame(() => map.store.drawJourney(legs[0] ?? map.exit.directionsTo(map.shop)));
    expect(map.told.route?.options).toEqual({ isStepFree: true });
    await map.frame(() => map.store.clearJourney());
    expect(map.told.route).toBeUndefined();
    expect(map.shop.distanceTo(map.exit)).toBeGreaterThan(0);
  });

  test('drawPath draws lines for removeAllPaths', async () => {
    const { path } = map.exit.directionsTo(map.shop);
    await map.frame(() => map.store.drawPath(path, { color: 'red', nearRadius: 0.5 }));
    expect(map.told.shapes?.[0]).toMatchObject({
      geometry: { type: 'LineString' },
      widthMeters: 1,
      color: 'red',
      floorId: path[0]?.map.id,
    });
    await map.frame(() => map.store.removeAllPaths());
    expect(map.told.shapes).toBeUndefined();
  });

  test('OfflineSearch.search finds locations', async () => {
    const name = map.shop.locations[0]?.name ?? '';
    const [result] = await map.store.OfflineSearch.search(name);
    expect(result).toMatchObject({ type: 'Location', object: { name } });
  });

  test('an equal render sends nothing', async () => {
    await map.frame(() => map.store.createMarker(map.shop, 'Here'));
    const count = map.page.changes.length;
    await map.render(
      <MapView ref={map.keep} options={{ ...options, labelAllLocationsOnInit: false }} />,
    );
    await map.frame();
    expect(map.page.changes).toHaveLength(count);
  });
});
