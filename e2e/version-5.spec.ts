import { expect, test, type JSHandle, type Page } from '@playwright/test';
import { openVenue5, type Page5 } from './support/openVenue5.ts';

// One page serves all tests of a group: they run one after the other.
test.describe.configure({ mode: 'default' });

test.describe('a mall with the names of 5.x', { tag: '@all' }, () => {
  let page: Page;
  let map: JSHandle<Page5>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 640, height: 400 } });
    map = await openVenue5(page, { labelAllLocationsOnInit: true, backgroundColor: '#dde8dc' });
  });
  test.afterAll(() => page.close());

  test('showVenue shows the venue with labels', async () => {
    const shown = await map.evaluate(({ mapView, venue }) => ({
      isSame: mapView.venue === venue,
      labels: mapView.FloatingLabels.getAll().length === mapView.v6.labels.getAll().length,
      some: mapView.FloatingLabels.getAll().length > 20,
      map: mapView.currentMap === venue.index.map(mapView.v6.floors.current),
    }));
    expect(shown).toEqual({ isSame: true, labels: true, some: true, map: true });
  });

  test('setMap shows a map and notifies listeners once, with the reason', async () => {
    const { heard, floor } = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const heard: unknown[] = [];
      const first = mapView.currentMap;
      const onMap = ({ id }: { id: string }) => heard.push(id);
      const onReason = ({ map: { id }, reason }: { map: { id: string }; reason: string }) =>
        heard.push([id, reason]);
      mapView.on(sdk.E_SDK_EVENT.MAP_CHANGED, onMap);
      mapView.on(sdk.E_SDK_EVENT.MAP_CHANGED_WITH_REASON, onReason);
      const other = venue.maps.find((one) => one !== first) ?? first;
      await mapView.setMap(other);
      const floor = mapView.v6.floors.current.id === other.id;
      mapView.off(sdk.E_SDK_EVENT.MAP_CHANGED, onMap);
      mapView.off(sdk.E_SDK_EVENT.MAP_CHANGED_WITH_REASON, onReason);
      await mapView.setMap(first.id);
      return { heard: heard.length, floor };
    });
    expect({ heard, floor }).toEqual({ heard: 2, floor: true });
  });

  test('polygons get colors and hover colors, and each can be reset', async () => {
    const states = await map.evaluate(({ mapView, venue }) => {
      const polygon = venue.polygons.find(({ locations }) => locations.length > 0);
      if (!polygon) throw new Error('The venue has no shops.');
      const state = () => mapView.v6.spaces.getState(polygon.id);
      const original = state();
      mapView.addInteractivePolygonsForAllLocations({ hoverColor: '#ffd166' });
      mapView.setPolygonColor(polygon, '#e4572e', '#ffffff', 0.5);
      mapView.setPolygonHoverColor(polygon, '#aa0000');
      const changed = state();
      mapView.clearPolygonColor(polygon);
      const cleared = state();
      mapView.setPolygonColor(polygon, '#e4572e');
      mapView.clearAllPolygonColors();
      mapView.removeAllInteractivePolygons();
      const end = state();
      mapView.addInteractivePolygon(polygon);
      const again = state().interactive;
      mapView.removeInteractivePolygon(polygon);
      const primary = mapView.getPrimaryLocationForPolygon(polygon) === polygon.locations[0];
      return { original, changed, cleared, end, again, primary };
    });
    const { original } = states;
    expect(states.changed).toMatchObject({
      color: '#e4572e',
      hoverColor: '#aa0000',
      opacity: 0.5,
      interactive: true,
    });
    expect(states.cleared).toMatchObject({
      color: original.color,
      opacity: original.opacity,
      hoverColor: '#aa0000',
      interactive: true,
    });
    expect(states.end).toMatchObject({ color: original.color, interactive: false });
    expect([states.again, states.primary]).toEqual([true, true]);
  });

  test('a click reports polygons, map, labels, markers, paths, and position', async () => {
    await map.evaluate(({ sdk, mapView }) => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      mapView.on(sdk.E_SDK_EVENT.CLICK, (click) => {
        heard.push({
          polygons: click.polygons.length,
          isOnMap: click.polygons.every(({ map: one }) => one === mapView.currentMap),
          maps: click.maps.map(({ id }) => id === mapView.currentMap.id),
          lists: [click.floatingLabels, click.flatLabels, click.markers, click.paths].map((list) =>
            Array.isArray(list),
          ),
          isPlaced: click.position?.map === mapView.currentMap,
        });
      });
    });
    await page.mouse.click(320, 200);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard))
      .toEqual([
        {
          polygons: expect.any(Number),
          isOnMap: true,
          maps: [true],
          lists: [true, true, true, true],
          isPlaced: true,
        },
      ]);
  });

  test('labels are flat and floating, with their style', async () => {
    const found = await map.evaluate(({ sdk, mapView, venue }) => {
      const [polygon] = venue.polygons;
      const node = venue.nodes.find((one) => one.map === polygon?.map);
      if (!polygon || !node) throw new Error('The venue has no polygons or nodes.');
      mapView.FloatingLabels.removeAll();
      const none = mapView.v6.labels.getAll().length;
      const flat = mapView.FlatLabels.labelAllLocations({ appearance: { fontSize: 10 } }).length;
      const flatLabel = mapView.FlatLabels.add(polygon, 'Flat', {
        appearance: { color: '#c8411b', margin: 4 },
      });
      const floating = mapView.FloatingLabels.add(node, 'Meet here', {
        appearance: {
          ...sdk.FLOATING_LABEL_APPEARANCE.LIGHT_ON_DARK,
          marker: { icon: '<svg xmlns="http://www.w3.org/2000/svg"/>', iconSize: 20 },
        },
        interactive: true,
        rank: sdk.COLLISION_RANKING_TIERS.HIGH,
      });
      const texts = [flatLabel.text, floating.text, flatLabel.polygon === polygon];
      const all = mapView.v6.labels.getAll().length;
      mapView.FlatLabels.remove(flatLabel);
      const fewer = mapView.v6.labels.getAll().length;
      mapView.FlatLabels.removeAll();
      mapView.FloatingLabels.remove(node);
      return {
        none,
        isFlat: flat > 20,
        texts,
        more: all - fewer,
        end: mapView.v6.labels.getAll().length,
      };
    });
    expect(found).toEqual({
      none: 0,
      isFlat: true,
      texts: ['Flat', 'Meet here', true],
      more: 1,
      end: 0,
    });
  });

  test('markers and tooltips contain HTML without scripts', async () => {
    const found = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const [polygon, other] = venue.polygons;
      if (!polygon || !other) throw new Error('The venue has no polygons.');
      const { Markers, v6 } = mapView;
      const marker = Markers.add(
        polygon,
        '<b onclick="alert(1)">Sale</b><script>alert(1)</script><img src=x onerror=alert(1)>',
        { anchor: sdk.MARKER_ANCHOR.TOP, rank: 3, interactive: true },
      );
      const html = marker.containerEl.innerHTML;
      Markers.setPosition(marker.id, other);
      const moved = marker.position.latitude === other.center.latitude;
      await Markers.animate(marker, polygon, { duration: 0 });
      const back = marker.position.latitude === polygon.center.latitude;
      const tooltip = mapView.createTooltip(polygon, 'Closed <i>today</i>');
      const element = document.createElement('p');
      mapView.createCustomTooltip(other, element, { collisionRank: 2 });
      const count = v6.markers.getAll().length;
      mapView.removeTooltip(tooltip.id);
      mapView.removeAllTooltips();
      const left = v6.markers.getAll().length;
      Markers.remove(marker);
      Markers.add(polygon, 'again');
      Markers.removeAll();
      const text = tooltip.containerEl.textContent;
      return { html, moved, back, count, left, text, end: v6.markers.getAll().length };
    });
    expect(found.html).toContain('<b>Sale</b>');
    expect(found.html).not.toMatch(/script|onerror|onclick/);
    expect(found).toMatchObject({ moved: true, back: true, count: 3, left: 1, end: 0 });
    expect(found.text).toBe('Closed today');
  });

  test('the camera uses radians and meters', async () => {
    const found = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const { Camera, v6 } = mapView;
      const heard: number[] = [];
      Camera.on(sdk.E_CAMERA_EVENT.CHANGED, ({ zoom }) => heard.push(zoom));
      Camera.set({ rotation: Math.PI / 2, tilt: 0.8, zoom: 120 });
      const { bearing, pitch } = v6.camera;
      const { rotation, tilt, zoom } = Camera;
      const position = venue.polygons[0]?.center;
      const easing = sdk.CAMERA_EASING_MODE.EASE_IN_OUT;
      await Camera.animate({ tilt: 0.3, ...(position && { position }) }, { duration: 100, easing });
      const animated = [Camera.tilt, Camera.position.map === mapView.currentMap];
      await Camera.focusOn({ polygons: venue.polygons.slice(0, 3) }, { duration: 0, minZoom: 200 });
      const far = Camera.zoom;
      const before = v6.camera.zoomLevel;
      await Camera.focusOn({ maps: [mapView.currentMap] }, { duration: 0, changeZoom: false });
      const kept = v6.camera.zoomLevel <= before;
      Camera.minZoom = 60;
      Camera.maxZoom = 500;
      Camera.set({ zoom: 10 });
      const nearest = Camera.zoom;
      Camera.set({ zoom: 4000 });
      const farthest = Camera.zoom;
      const limits = [Camera.minZoom, Camera.maxZoom];
      Camera.interactions.disable();
      const off = { ...v6.camera.interactions };
      Camera.interactions.enable();
      Camera.interactions.set({ rotationAndTilt: false });
      const turned = { ...v6.camera.interactions };
      Camera.interactions.enable();
      Camera.setSafeAreaInsets({ left: 100 });
      Camera.setSafeAreaInsets({});
      await v6.whenIdle();
      const natural = venue.v6.naturalBearingDegrees;
      const level = Camera.convertAltitudeToZoomLevel(120);
      const expected = (natural - 90 + 360) % 360;
      return {
        bearing: bearing - expected,
        pitch,
        rotation,
        tilt,
        zoom,
        animated,
        far,
        kept,
        nearest,
        farthest,
        limits,
        off,
        turned,
        level,
        heard: heard.length > 0,
      };
    });
    expect(found.bearing).toBeCloseTo(0, 6);
    expect(found.pitch).toBeCloseTo((0.8 * 180) / Math.PI, 6);
    expect(found.rotation).toBeCloseTo(Math.PI / 2, 6);
    expect(found.tilt).toBeCloseTo(0.8, 6);
    expect(found.zoom).toBeCloseTo(120, 3);
    expect(found.animated[0]).toBeCloseTo(0.3, 6);
    expect(found.animated[1]).toBe(true);
    expect(found.far).toBeGreaterThan(199);
    expect(found.kept).toBe(true);
    expect(found.nearest).toBeCloseTo(60, 3);
    expect(found.farthest).toBeCloseTo(500, 3);
    expect(found.limits).toEqual([60, 500]);
    expect(found.off).toMatchObject({ pan: false, zoom: false, rotate: false, pitch: false });
    expect(found.turned).toMatchObject({ pan: true, rotate: false, pitch: false });
    expect(found.level).toBeGreaterThan(15);
    expect(found.heard).toBe(true);
  });

  test('a journey is drawn, stepped through, marked with templates, and cleared', async () => {
    const found = await map.evaluate(({ sdk, mapView, venue }) => {
      const [low, high] = [venue.maps[0], venue.maps.at(-1)];
      const shopOn = (one: unknown) =>
        venue.locations.find(({ polygons }) => polygons.some((p) => p.map === one));
      const [from, to] = [shopOn(low), shopOn(high)];
      if (!from || !to) throw new Error('The venue has no shops.');
      const { Journey, v6 } = mapView;
      const directions = from.directionsTo(to);
      const polygon = to.polygons[0];
      const color = () => (polygon ? v6.spaces.getState(polygon.id).color : '');
      const original = color();
      const props: unknown[] = [];
      Journey.draw(directions, {
        pathOptions: { color: '#2563eb', nearRadius: 0.25 },
        polygonHighlightColor: '#00aa55',
        departureMarkerTemplate: ({ location }) => `<b>From ${location?.name ?? ''}</b>`,
        destinationMarkerTemplate: '',
        connectionTemplate: (given) => {
          props.push(given);
          return given.isEntering ? `<i>${given.type} to ${given.toMapName}</i>` : '';
        },
      });
      const drawn = v6.navigation.directions === directions.v6;
      const marks = v6.markers.getAll().map(({ element }) => element.textContent);
      Journey.setStep(directions.instructions.length - 1);
      const last = v6.navigation.currentStep === v6.navigation.steps.length - 1;
      const highlighted = color();
      Journey.clear();
      const cleared = [v6.navigation.directions, v6.markers.getAll().length, color() === original];
      const legs = from.directionsTo(new sdk.DestinationSet([to, from]));
      Journey.draw(legs);
      Journey.setStep(1);
      const leg = v6.navigation.currentStep === legs[0]?.instructions.length;
      Journey.clear();
      return { drawn, marks, last, highlighted, cleared, leg, isTold: props.length >= 2 };
    });
    expect(found.drawn).toBe(true);
    expect(found.marks[0]).toMatch(/^From \S/);
    expect(found.marks[1]).toMatch(/^\w+ to \S/);
    expect(found.highlighted).toBe('#00aa55');
    expect(found.cleared).toEqual([undefined, 0, true]);
    expect([found.last, found.leg, found.isTold]).toEqual([true, true, true]);
  });

  test('paths are lines', async () => {
    const found = await map.evaluate(({ mapView, venue }) => {
      const { Paths, v6, currentMap } = mapView;
      const path = Paths.add(currentMap.nodes.slice(0, 3), { color: '#00aa55', nearRadius: 0.5 });
      const shapes = v6.shapes.getAll().length;
      Paths.remove(path.id);
      const left = v6.shapes.getAll().length;
      const everywhere = venue.maps.flatMap((one) => one.nodes.slice(0, 2));
      const parts = Paths.add(everywhere).v6.length;
      Paths.removeAll();
      return { shapes, left, parts: parts - venue.maps.length, end: v6.shapes.getAll().length };
    });
    expect(found).toEqual({ shapes: 1, left: 0, parts: 0, end: 0 });
  });

  test('the blue dot follows custom positions', async () => {
    const found = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const { BlueDot, v6 } = mapView;
      const heard: unknown[] = [];
      BlueDot.on(sdk.E_BLUE_DOT_EVENT.STATE_CHANGE, ({ state, reason }) =>
        heard.push(`${state} ${reason}`),
      );
      BlueDot.on(sdk.E_BLUE_DOT_EVENT.POSITION_UPDATE, ({ map: one, nearestNode, bearing }) =>
        heard.push([one.elevation, nearestNode?.map === one, bearing]),
      );
      const updater = new sdk.PositionUpdater();
      BlueDot.enable({ positionUpdater: updater, baseColor: '#00aa55', timeout: 60_000 });
      const floor = venue.maps[0];
      const node = floor?.nodes[0];
      if (!floor || !node) throw new Error('The venue has no nodes.');
      const { latitude, longitude } = node;
      const coords = { latitude, longitude, accuracy: 3, heading: 90, floorLevel: floor.elevation };
      updater.update({ coords });
      const shown = v6.blueDot.position;
      BlueDot.follow(true);
      const state = mapView.state;
      BlueDot.setState(sdk.STATE.EXPLORE);
      BlueDot.overridePosition({ coords: { ...coords, heading: 180 } });
      const { state: active, nearestNode } = BlueDot;
      BlueDot.disable();
      const [a, b] = venue.locations.filter(({ polygons }) => polygons.length > 0);
      if (!a || !b) throw new Error('The venue has no shops.');
      const walk = new sdk.FakeGeolocation(a.directionsTo(b), { interval: 10 });
      BlueDot.enable({ positionUpdater: walk });
      const isWalking = new Promise<true>((done) => {
        let count = 0;
        BlueDot.on(sdk.E_BLUE_DOT_EVENT.POSITION_UPDATE, () => {
          count += 1;
          if (count === 2) done(true);
        });
      });
      walk.start();
      await isWalking;
      walk.stop();
      BlueDot.disable();
      return {
        floor: shown?.floorId === floor.id,
        accuracy: shown?.accuracyMeters,
        state,
        active,
        nearest: nearestNode === node,
        heard: heard.slice(0, 4),
        isWalking: await isWalking,
      };
    });
    expect(found).toMatchObject({ floor: true, accuracy: 3, state: 'follow', active: 'active' });
    expect(found.nearest).toBe(true);
    expect(found.heard).toEqual([
      'listening api',
      'active position-update',
      [0, true, 90],
      [0, true, 180],
    ]);
    expect(found.isWalking).toBe(true);
  });
});
