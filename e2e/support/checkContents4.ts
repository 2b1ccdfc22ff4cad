import { expect, test, type JSHandle, type Page } from '@playwright/test';
import type { Page4 } from './openVenue4.ts';

/** Checks what is on a map by the names of 4.x: polygons, labels, markers, and clicks. */
export async function checkContents4(page: Page, map: JSHandle<Page4>): Promise<void> {
  await test.step('polygons', () => checkPolygons(map));
  await test.step('labels', () => checkLabels(map));
  await test.step('markers and tooltips', () => checkMarkers(map));
  await test.step('clicks', () => checkClicks(page, map));
}

async function checkPolygons(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(({ mapView, venue, polygon }) => {
    const state = () => {
      const { color, opacity, interactive } = mapView.v6.spaces.getState(polygon.id);
      return { color, opacity, interactive };
    };
    const original = state();
    mapView.addInteractivePolygonsForAllLocations();
    mapView.setPolygonColor(polygon, '#e4572e', '#ffffff', 0.5);
    const changed = state();
    mapView.clearPolygonColor(polygon);
    const cleared = state();
    mapView.setPolygonColor(polygon, '#e4572e');
    mapView.clearAllPolygonColors();
    mapView.removeAllInteractivePolygons();
    const end = state();
    mapView.addInteractivePolygon(polygon, { hoverColor: '#aa0000' });
    const { interactive, hoverColor } = mapView.v6.spaces.getState(polygon.id);
    mapView.removeAllInteractivePolygons();
    const primary = mapView.getPrimaryLocationForPolygon(polygon);
    return {
      changed,
      isCleared: cleared.color === original.color && cleared.opacity === original.opacity,
      isReset: JSON.stringify(end) === JSON.stringify({ ...original, interactive: false }),
      again: [interactive, hoverColor],
      isPrimary: primary !== undefined && venue.locations.includes(primary),
    };
  });
  expect(found).toEqual({
    changed: { color: '#e4572e', opacity: 0.5, interactive: true },
    isCleared: true,
    isReset: true,
    again: [true, '#aa0000'],
    isPrimary: true,
  });
}

async function checkLabels(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(({ mapView, polygon, reports }) => {
    const { labels } = mapView.v6;
    const count = () => labels.getAll().length;
    mapView.labelAllLocations({ appearance: { marker: { size: 4 } } });
    const floating = { count: count(), last: reports.at(-1) };
    mapView.removeAllLabels();
    mapView.labelAllLocations({ flatLabels: true, appearance: { fontSize: 10, scaleMin: 0.5 } });
    const flat = { count: count(), last: reports.at(-1) };
    mapView.labelAllLocations({ flatLabels: true, floatingLabels: true });
    const all = count();
    mapView.removeAllLabels();
    const label = mapView.labelPolygon(polygon, {
      text: 'Sale',
      appearance: { text: { foregroundColor: '#ffffff', backgroundColor: '#16181d' } },
    });
    const texts = () => labels.getAll().map(({ text }) => text);
    const shown = [label.enabled, ...texts()];
    label.disable();
    label.disable();
    const hidden = [label.enabled, ...texts()];
    label.enable();
    label.enable();
    const again = [label.enabled, ...texts()];
    mapView.labelPolygon(polygon);
    const isNamed = texts().at(-1) === mapView.getPrimaryLocationForPolygon(polygon)?.name;
    mapView.removeAllLabels();
    const end = [label.enabled, ...texts()];
    label.enable();
    mapView.removeAllLabels();
    const twice = [label.enabled, ...texts()];
    return {
      floating,
      flat,
      // A second call replaces the labels of the first.
      both: all - 2 * flat.count,
      shown,
      hidden,
      again,
      isNamed,
      end,
      twice,
    };
  });
  expect(found).toMatchObject({
    floating: { last: 'FloatingLabels appearance.marker({ size })' },
    flat: { count: found.floating.count, last: 'FlatLabels appearance({ scaleMin })' },
    both: 0,
    shown: [true, 'Sale'],
    hidden: [false],
    again: [true, 'Sale'],
    isNamed: true,
    end: [false],
    twice: [false],
  });
  expect(found.flat.count).toBeGreaterThan(20);
}

async function checkMarkers(map: JSHandle<Page4>): Promise<void> {
  const found = await map.evaluate(({ sdk, mapView, polygon }) => {
    const { markers } = mapView.v6;
    const html = () => markers.getAll().map(({ element }) => element.innerHTML);
    const [node] = mapView.currentMap.nodes;
    if (!node) throw new Error('The map has no nodes.');
    const id = mapView.createMarker(
      node,
      '<b onclick="alert(1)">Sale</b><script>alert(1)</script><img src=x onerror=alert(1)>',
      { anchor: sdk.MARKER_ANCHOR.TOP, rank: 3 },
    );
    const [safe] = html();
    const tooltip = mapView.createTooltip(polygon, 'Closed <i>today</i>', { collisionRank: 1 });
    const both = html().length;
    mapView.removeMarker(id);
    mapView.removeMarker(id);
    const texts = markers.getAll().map(({ element }) => element.textContent);
    mapView.removeTooltip(tooltip);
    const none = html().length;
    mapView.createMarker(polygon.center, 'again');
    mapView.createTooltip(node, 'again');
    mapView.removeAllMarkers();
    const isTooltipLeft = html().length === 1;
    mapView.removeAllTooltips();
    return { safe, both, texts, none, isTooltipLeft, end: html().length };
  });
  expect(found.safe).toContain('<b>Sale</b>');
  expect(found.safe).not.toMatch(/script|onerror|onclick/);
  expect(found).toMatchObject({
    both: 2,
    texts: ['Closed today'],
    none: 0,
    isTooltipLeft: true,
    end: 0,
  });
}

async function checkClicks(page: Page, map: JSHandle<Page4>): Promise<void> {
  await map.evaluate(async ({ sdk, mapView, polygon, heard }) => {
    mapView.on(sdk.E_SDK_EVENT.CLICK, ({ polygons, position, maps }) =>
      heard.push([polygons.includes(polygon), position?.map === maps[0]]),
    );
    mapView.on(sdk.E_SDK_EVENT.POLYGON_CLICKED, (one) => heard.push(one === polygon));
    mapView.on(sdk.E_SDK_EVENT.NOTHING_CLICKED, () => heard.push('nothing'));
    mapView.addInteractivePolygonsForAllLocations();
    mapView.Camera.set({ tilt: 0, zoom: 60, position: polygon.center });
    await mapView.v6.whenIdle();
  });
  const heard = () => map.evaluate((given) => [...given.heard]);
  await page.mouse.click(320, 200);
  await expect.poll(heard).toEqual([[true, true], true]);
  await map.evaluate(({ mapView }) => mapView.removeAllInteractivePolygons());
  // Two clicks at the same position would zoom in.
  await page.mouse.click(326, 206);
  await expect.poll(heard).toEqual([[true, true], true, [true, true], 'nothing']);
}
