import { expect, test } from '@playwright/test';
import type * as sdk6Module from '@mezzanine/mezzanine-js';
import { openVenue5 } from './support/openVenue5.ts';

test('version 5 shows the venue like version 6, in its own element', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const map = await openVenue5(page, { ambientOcclusion: { intensity: 0.36, quality: 'high' } });
  const same = await map.evaluate(async ({ sdk, mapView, venue, reports }) => {
    const { camera, floors } = mapView.v6;
    const { bearing, pitch, zoomLevel } = camera;
    const [from, to] = venue.locations.filter(({ polygons }) => polygons.length > 0);
    const route = from && to && from.distanceTo(to);
    const routeOf6 = from && to && venue.v6.directions(from.v6, to.v6);
    const meters = routeOf6?.type === 'directions' ? routeOf6.distanceMeters : 0;
    const element = mapView.v6.container;
    const floor = floors.current.id;
    mapView.destroy();
    const sdk6 = (await import(
      new URL('../6/mezzanine.js', `${location.origin}/sdk/5/`).href
    )) as typeof sdk6Module;
    const map6 = await sdk6.showMap(element, venue.v6, { labels: 'none' });
    const again = map6.camera;
    const refused = await sdk.showVenue(element, venue).catch((error: Error) => error.message);
    return {
      bearing: again.bearing === bearing,
      pitch: again.pitch === pitch,
      zoomLevel: again.zoomLevel === zoomLevel,
      floor: map6.floors.current.id === floor,
      route: Math.abs((route ?? 0) - meters) < 0.001 && meters > 0,
      isOneCopy: sdk.MezzanineError === sdk6.MezzanineError,
      refused,
      reports,
    };
  });
  expect(same).toMatchObject({
    bearing: true,
    pitch: true,
    zoomLevel: true,
    floor: true,
    route: true,
    isOneCopy: true,
    reports: ['showVenue ambientOcclusion({ quality })'],
  });
  expect(same.refused).toMatch(/^element has a map of version 6/);
});

test(
  'dynamic focus shows the building in the center, and the grounds from a distance',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const map = await openVenue5(page, { venue: 'campus' });
    const found = await map.evaluate(async ({ mapView, venue }) => {
      const { Camera, DynamicFocus, v6 } = mapView;
      const building = venue.mapGroups.findLast(({ v6: stack }) => stack.kind === 'building');
      const base = DynamicFocus.baseMap;
      const upper = building?.maps.at(-1);
      const place = building?.defaultMap.polygons[0]?.center;
      if (!building || !base || !upper || !place) throw new Error('The venue is no campus.');
      DynamicFocus.setDefaultMap(building, upper);
      DynamicFocus.enable({
        indoorsFullyVisibleZoomLevel: 18,
        buildingFullyVisibleZoomLevel: 17.7,
      });
      const look = async (zoomLevel: number) => {
        v6.camera.set({ zoomLevel });
        Camera.set({ position: place });
        await v6.whenIdle();
        return mapView.currentMap.id;
      };
      const seen = [await look(16.5), await look(18.5), await look(17.8), await look(17)];
      DynamicFocus.disable();
      const after = await look(18.5);
      return [...seen, after].map((id) => (id === base.id ? 'base' : id === upper.id ? 'in' : id));
    });
    expect(found).toEqual(['base', 'in', 'in', 'base', 'base']);
  },
);
