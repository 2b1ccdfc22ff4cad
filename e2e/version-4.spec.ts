import { expect, test, type JSHandle, type Page } from '@playwright/test';
import type * as entry6 from '@mezzanine/mezzanine-js';
import type * as entry4 from '@mezzanine/mezzanine-js/v4';
import type * as entry5 from '@mezzanine/mezzanine-js/v5';
import { origin } from './address.ts';
import { checkContents4 } from './support/checkContents4.ts';
import { checkViews4 } from './support/checkViews4.ts';
import { openEmptyPage } from './support/openMapPage.ts';
import { openVenue4, type Page4 } from './support/openVenue4.ts';
import { demoAccess5 } from './support/openVenue5.ts';

// One map for all rows of the table, because opening one takes longer than using it.
test('every name of 4.x behaves on the map as decision 0024 defines @all', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEmptyPage(page);
  const map = await openVenue4(page);
  const start = await map.evaluate(stateOf6);
  await test.step('showVenue', () => checkShow(map));
  await test.step('maps', () => checkMaps(map));
  await checkContents4(page, map);
  await checkViews4(map);
  await test.step('wrong arguments', () => checkErrors(map));
  await test.step('maps of other versions', () => checkOthers(map, start));
  await test.step('the file for script tags', () => checkGlobal(page));
});

/** Center of the version 6 map, and the length of a route in its venue. */
function stateOf6({ mapView, venue }: Page4) {
  const { camera, floors } = mapView.v6;
  const { bearing, pitch, zoomLevel } = camera;
  const [from, to] = venue.locations.filter(({ polygons }) => polygons.length > 0);
  if (!from || !to) throw new Error('The venue has no shops.');
  return { bearing, pitch, zoomLevel, floor: floors.current.id, meters: from.distanceTo(to) };
}

async function checkShow(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(({ mapView, venue, reports }) => {
    const labels = mapView.v6.labels.getAll().length;
    mapView.removeAllLabels();
    return {
      isSame: mapView.venue === venue && mapView.v6.venue === venue.v6,
      isFirst: mapView.currentMap === venue.maps[0],
      isLabeled: labels > 20,
      left: mapView.v6.labels.getAll().length,
      reports,
    };
  });
  expect(found).toEqual({
    isSame: true,
    isFirst: true,
    isLabeled: true,
    left: 0,
    reports: ['showVenue({ xRayPath })'],
  });
}

async function checkMaps(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(async ({ sdk, mapView, venue }) => {
    const [first, other] = venue.maps;
    if (!first || !other) throw new Error('The venue has one map.');
    const heard: unknown[] = [];
    const onMap = (one: entry4.Map) => heard.push(one === other);
    const onReason = ({ map: one, reason }: entry4.MapChangedWithReason) =>
      heard.push([one === other, reason]);
    mapView.on(sdk.E_SDK_EVENT.MAP_CHANGED, onMap);
    mapView.on(sdk.E_SDK_EVENT.MAP_CHANGED_WITH_REASON, onReason);
    await mapView.setMap(other.id);
    const floor = mapView.v6.floors.current.id === other.id;
    mapView.off(sdk.E_SDK_EVENT.MAP_CHANGED, onMap);
    mapView.off(sdk.E_SDK_EVENT.MAP_CHANGED_WITH_REASON, onReason);
    await mapView.setMap(first);
    return { heard, floor, isBack: mapView.currentMap === first };
  });
  expect(found).toEqual({ heard: [true, [true, 'api']], floor: true, isBack: true });
}

async function checkErrors(map: JSHandle<Page4>): Promise<void> {
  const messages = await map.evaluate(async ({ sdk, mapView, venue, polygon }) => {
    const wrong = (value: unknown) => value as never;
    const element = () => document.createElement('div');
    const targets = { polygons: [polygon] };
    const calls: (() => unknown)[] = [
      () => mapView.setMap('nowhere'),
      () => mapView.setState(wrong('flying')),
      () => mapView.labelAllLocations(wrong(7)),
      () => mapView.labelAllLocations({ flatLabels: true, appearance: { color: 'no color' } }),
      () => mapView.labelPolygon(wrong(undefined)),
      () => mapView.labelPolygon(polygon, { text: wrong(7) }),
      () => mapView.createMarker(polygon, wrong(7)),
      () => mapView.createMarker(polygon, 'x', { anchor: wrong('middle') }),
      () => mapView.createMarker(wrong(undefined), 'x'),
      () => mapView.createTooltip(polygon, 'x', { collisionRank: -1 }),
      () => mapView.focusOn(wrong(undefined)),
      () => mapView.focusOn({}),
      () => mapView.focusOn({ ...targets, padding: -1 }),
      () => mapView.focusOn({ ...targets, padding: { left: -1 } }),
      () => mapView.focusOn({ ...targets, minZoom: 0 }),
      () => mapView.focusOn({ ...targets, tilt: 3 }),
      () => mapView.focusOn({ ...targets, duration: -1 }),
      () => mapView.Camera.focusOn(wrong(undefined)),
      () => mapView.Camera.focusOn({ targets: {} }),
      () => mapView.Camera.focusOn({ targets, cameraOptions: { duration: -1 } }),
      () => mapView.Camera.focusOn({ targets, cameraOptions: { safeAreaInsets: { top: -1 } } }),
      () => mapView.Camera.set({ zoom: -1 }),
      () => mapView.CameraControls.setTilt(wrong('steep')),
      () => mapView.CameraControls.setRotation(NaN),
      () => mapView.CameraControls.setZoom(0),
      () => mapView.drawJourney(wrong({})),
      () => mapView.drawPath([]),
      () => mapView.setPolygonColor(polygon, 'no color'),
      () => mapView.addInteractivePolygon(wrong({})),
      () => mapView.BlueDot.enable({ timeout: 1 }),
      () => sdk.showVenue(wrong('map'), venue),
      () => sdk.showVenue(element(), wrong({})),
      () => sdk.showVenue(element(), venue, { firstMap: 'nowhere' }),
      () => sdk.showVenue(element(), venue),
    ];
    const found: string[] = [];
    for (const call of calls) {
      try {
        await call();
        found.push(`${String(call)} did not throw`);
      } catch (error) {
        const { code, message } = error as { code: string; message: string };
        found.push(code === 'invalid-argument' ? (message.split(' ')[0] ?? '') : code);
      }
    }
    return found;
  });
  expect(messages).toEqual([
    'map',
    'state',
    'options',
    'options.appearance.color',
    'polygon',
    'text',
    'html',
    'options.anchor',
    'place',
    'options.collisionRank',
    'options',
    'options',
    'options.padding',
    'options.padding.left',
    'options.minZoom',
    'options.tilt',
    'options.duration',
    'options',
    'options.targets',
    'options.cameraOptions.duration',
    'options.cameraOptions.safeAreaInsets.top',
    'transform.zoom',
    'tilt',
    'rotation',
    'zoom',
    'directions',
    'path',
    'color',
    'polygon',
    'options.timeout',
    'element',
    'venue',
    'options.firstMap',
    'container-has-no-size',
  ]);
}

/** Another version is rejected while the map is shown. Later, version 6 shows the same. */
async function checkOthers(
  map: JSHandle<Page4>,
  start: ReturnType<typeof stateOf6>,
): Promise<void> {
  const found = await map.evaluate(
    async ({ sdk, mapView, venue }, { modules, access }) => {
      const messageOf = (error: Error) => error.message;
      const sdk5 = (await import(modules[0] ?? '')) as typeof entry5;
      const sdk6 = (await import(modules[1] ?? '')) as typeof entry6;
      const element = mapView.v6.container;
      const venue5 = await sdk5.getVenue(access);
      const refused5 = await sdk5.showVenue(element, venue5).catch(messageOf);
      mapView.destroy();
      const map6 = await sdk6.showMap(element, venue.v6, {
        labels: 'none',
        floor: venue.maps[0]?.id ?? '',
      });
      const { bearing, pitch, zoomLevel } = map6.camera;
      const [from, to] = venue.locations.filter(({ polygons }) => polygons.length > 0);
      const route = from && to && venue.v6.directions(from.v6, to.v6);
      const refused4 = await sdk.showVenue(element, venue).catch(messageOf);
      const floor = map6.floors.current.id;
      map6.destroy();
      return {
        refused: [refused5, refused4],
        isOneCopy: sdk.MezzanineError === sdk6.MezzanineError,
        shown: {
          bearing,
          pitch,
          zoomLevel,
          floor,
          meters: route?.type === 'directions' ? route.distanceMeters : 0,
        },
      };
    },
    {
      modules: [`${origin}/sdk/5/mezzanine.js`, `${origin}/sdk/6/mezzanine.js`],
      access: demoAccess5(),
    },
  );
  expect(found.refused).toEqual([
    expect.stringMatching(/^element has a map of version 4\./),
    expect.stringMatching(/^element has a map of version 6\./),
  ]);
  expect(found.isOneCopy).toBe(true);
  expect(found.shown).toEqual(start);
  expect(start.meters).toBeGreaterThan(0);
}

/** The names are on `window.Mezzanine`, and show a map without a module. */
async function checkGlobal(page: Page): Promise<void> {
  await openEmptyPage(page);
  await page.addScriptTag({ url: '/sdk/4/mezzanine.global.js' });
  const found = await page.evaluate(async (access) => {
    const { Mezzanine } = window as unknown as { readonly Mezzanine: typeof entry4 };
    const venue = await Mezzanine.getVenue(access);
    const element = document.querySelector<HTMLElement>('#map');
    if (!element) throw new Error('The page has no element for the map.');
    const mapView = await Mezzanine.showVenue(element, venue);
    mapView.labelAllLocations();
    await mapView.v6.whenIdle();
    const [label] = mapView.v6.labels.getAll();
    return { isLabeled: label !== undefined, isShown: element.querySelector('canvas') !== null };
  }, demoAccess5());
  expect(found).toEqual({ isLabeled: true, isShown: true });
}
