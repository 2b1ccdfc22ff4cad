import { expect, test, type JSHandle } from '@playwright/test';
import type { Page4 } from './openVenue4.ts';

/** Checks camera, journeys and paths, and blue dot with the names of 4.x. */
export async function checkViews4(map: JSHandle<Page4>): Promise<void> {
  await test.step('camera', () => checkCamera(map));
  await test.step('journeys and paths', () => checkRoutes(map));
  await test.step('blue dot and states', () => checkBlueDot(map));
}

async function checkCamera(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(async ({ sdk, mapView, venue, polygon }) => {
    const { Camera, CameraControls } = mapView;
    const { camera } = mapView.v6;
    let changes = 0;
    const onChange = () => (changes += 1);
    Camera.on(sdk.E_CAMERA_EVENT.CHANGED, onChange);
    CameraControls.setTilt(0.8);
    CameraControls.setRotation(Math.PI / 2);
    CameraControls.setZoom(120);
    const set = [camera.pitch, camera.bearing, Camera.tilt, Camera.rotation, Camera.zoom];
    Camera.set({ tilt: 0.2, rotation: 0, position: polygon.center });
    const isPlaced = Math.abs(Camera.position.latitude - polygon.center.latitude) < 1e-9;
    const { bearing } = camera;
    const easing = sdk.CAMERA_EASING_MODE.LINEAR;
    await Camera.animate({ tilt: 0.3 }, { duration: 50, easing });
    const animated = Camera.tilt;
    await mapView.v6.whenIdle();
    Camera.off(sdk.E_CAMERA_EVENT.CHANGED, onChange);
    const near = { duration: 0, minZoom: 200 };
    await Camera.focusOn({ targets: { polygons: [polygon] }, cameraOptions: near });
    const late = Camera.zoom;
    await mapView.focusOn({ polygons: [polygon], minZoom: 300, tilt: 0.1, duration: 0 });
    const early = [Camera.zoom, Camera.tilt];
    const level = () => camera.zoomLevel;
    await mapView.focusOn({ polygons: venue.maps[0]?.polygons ?? [], padding: 0, duration: 0 });
    const tight = level();
    await mapView.focusOn({ polygons: venue.maps[0]?.polygons ?? [], padding: 100, duration: 0 });
    const isPadded = level() < tight;
    await mapView.focusOn({ nodes: mapView.currentMap.nodes, padding: { top: 0 }, duration: 0 });
    Camera.minZoom = 60;
    Camera.maxZoom = 500;
    CameraControls.setZoom(10);
    const nearest = Camera.zoom;
    CameraControls.setZoom(4000);
    const limits = [nearest, Camera.zoom, Camera.minZoom, Camera.maxZoom];
    Camera.interactions.set({ pan: false });
    const { pan } = camera.interactions;
    Camera.interactions.enable();
    const natural = venue.v6.naturalBearingDegrees;
    return {
      natural,
      changes,
      set,
      bearing,
      isPlaced,
      animated,
      late,
      early,
      isPadded,
      limits,
      pan,
    };
  });
  const [pitch, bearing, tilt, rotation, zoom] = found.set;
  expect(pitch).toBeCloseTo((0.8 * 180) / Math.PI, 6);
  expect(bearing).toBeCloseTo((found.natural - 90 + 360) % 360, 6);
  expect([tilt, rotation, zoom].map((value) => value?.toFixed(3))).toEqual([
    '0.800',
    (Math.PI / 2).toFixed(3),
    '120.000',
  ]);
  expect(found.bearing).toBeCloseTo(found.natural, 6);
  expect(found.animated).toBeCloseTo(0.3, 6);
  expect(found.late).toBeCloseTo(200, 3);
  expect(found.early.map((value) => value.toFixed(3))).toEqual(['300.000', '0.100']);
  expect(found.limits.map((value) => Math.round(value))).toEqual([60, 500, 60, 500]);
  expect(found).toMatchObject({ isPlaced: true, isPadded: true, pan: false });
  expect(found.changes).toBeGreaterThan(0);
}

async function checkRoutes(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(({ mapView, venue, polygon, reports }) => {
    const { navigation, shapes, markers } = mapView.v6;
    const to = venue.locations.findLast(({ polygons }) => polygons.length > 0);
    if (!to) throw new Error('The venue has no shops.');
    const directions = polygon.directionsTo(to);
    mapView.Journey.draw(directions, {
      pathOptions: { color: '#2563eb' },
      departureMarkerTemplate: '<b>Start</b>',
      destinationMarkerTemplate: '',
    });
    const drawn = navigation.directions === directions.v6;
    const [mark] = markers.getAll().map(({ element }) => element.textContent);
    mapView.Journey.setStep(directions.instructions.length - 1);
    const isLast = navigation.currentStep === navigation.steps.length - 1;
    mapView.Journey.clear();
    const cleared = [navigation.directions, markers.getAll().length];
    mapView.drawJourney(directions);
    const early = navigation.directions === directions.v6;
    mapView.clearJourney();
    mapView.drawPath(polygon.map.nodes.slice(0, 3), { color: '#00aa55', pulseColor: '#ffffff' });
    const lines = shapes.getAll().length;
    mapView.removeAllPaths();
    const end = [navigation.directions, shapes.getAll().length, reports.at(-1)];
    return { drawn, mark, isLast, cleared, early, lines, end };
  });
  expect(found).toEqual({
    drawn: true,
    mark: 'Start',
    isLast: true,
    cleared: [undefined, 0],
    early: true,
    lines: 1,
    end: [undefined, 0, 'Paths.add({ pulseColor })'],
  });
}

async function checkBlueDot(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(async ({ sdk, mapView, polygon }) => {
    const { BlueDot, v6 } = mapView;
    const heard: unknown[] = [];
    BlueDot.on(sdk.E_BLUE_DOT_EVENT.STATE_CHANGE, ({ state }) => heard.push(state));
    BlueDot.on(sdk.E_BLUE_DOT_EVENT.POSITION_UPDATE, ({ map: one }) =>
      heard.push(one === polygon.map),
    );
    mapView.on(sdk.E_SDK_EVENT.STATE_CHANGED, (state) => heard.push(state));
    const updater = new sdk.PositionUpdater();
    BlueDot.enable({ positionUpdater: updater });
    const { latitude, longitude } = polygon.center;
    const floorLevel = polygon.map.elevation;
    updater.update({ coords: { latitude, longitude, accuracy: 3, floorLevel } });
    const shown = [v6.blueDot.state, v6.blueDot.position?.floorId === polygon.map.id];
    await mapView.setState(sdk.STATE.FOLLOW);
    const follows = [mapView.state, v6.blueDot.followMode];
    await mapView.setState(sdk.STATE.EXPLORE);
    BlueDot.disable();
    return { heard, shown, follows, end: [mapView.state, v6.blueDot.state] };
  });
  expect(found).toEqual({
    heard: ['listening', 'active', true, 'follow', 'explore', 'hidden'],
    shown: ['active', true],
    follows: ['follow', 'position'],
    end: ['explore', 'disabled'],
  });
}
