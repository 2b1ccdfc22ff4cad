import { expect, test, type JSHandle, type Page } from '@playwright/test';
import { openVenue5, type Page5 } from './support/openVenue5.ts';

// All tests share one page, so they run in order.
test.describe.configure({ mode: 'default' });

test.describe('a mall with the names of 5.x', { tag: '@all' }, () => {
  let page: Page;
  let map: JSHandle<Page5>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 640, height: 400 } });
    map = await openVenue5(page);
  });
  test.afterAll(() => page.close());

  test('wrong arguments are named as in 5.x', async () => {
    const messages = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const [polygon] = venue.polygons;
      if (!polygon) throw new Error('The venue has no polygons.');
      const wrong = (value: unknown) => value as never;
      const calls: (() => unknown)[] = [
        () => mapView.setMap('nowhere'),
        () => mapView.setPolygonColor(polygon, 'no color'),
        () => mapView.setPolygonColor(wrong({}), 'red'),
        () => mapView.addInteractivePolygon(polygon, { hoverColor: 'no color' }),
        () => mapView.FlatLabels.add(polygon, 'x', { appearance: { color: 'no color' } }),
        () => mapView.FloatingLabels.add(polygon, 'x', { appearance: { text: { size: 1 } } }),
        () => mapView.Markers.add(polygon, wrong(7)),
        () => mapView.Markers.add(polygon, 'x', { anchor: wrong('middle') }),
        () => mapView.Markers.add(wrong(undefined), 'x'),
        () => mapView.Markers.setPosition('marker-0', polygon),
        () => mapView.createTooltip(polygon, 'x', { collisionRank: -1 }),
        () => mapView.Camera.set({ zoom: -1 }),
        () => mapView.Camera.set({ tilt: 3 }),
        () => mapView.Camera.animate({}, { duration: -1 }),
        () => mapView.Camera.animate({}, { easing: wrong('bounce') }),
        () => mapView.Camera.focusOn({}),
        () => mapView.Camera.setSafeAreaInsets({ left: -1 }),
        () => mapView.Camera.interactions.set({ rotationAndTilt: wrong(7) }),
        () => mapView.Camera.focusOn({ polygons: [polygon] }, { safeAreaInsets: { left: -1 } }),
        () => mapView.Journey.draw(wrong({})),
        () => mapView.Journey.setStep(0),
        () => mapView.Paths.add([]),
        () => mapView.BlueDot.enable({ baseColor: 'no color' }),
        () => mapView.BlueDot.enable({ timeout: 1 }),
        () => mapView.BlueDot.overridePosition(wrong({})),
        () => mapView.StackedMaps.enable({ verticalDistanceBetweenMaps: -1 }),
        () => mapView.OutdoorView.enable({ styleURL: '' }),
        () => mapView.DynamicFocus.enable({ indoorsFullyVisibleZoomLevel: 99 }),
        () => mapView.hideLayers(['nothing']),
        () => mapView.setState(wrong('flying')),
        () => sdk.showVenue(wrong('map'), venue),
        () => sdk.showVenue(document.createElement('div'), wrong({})),
        () => sdk.showVenue(document.createElement('div'), venue, { firstMap: 'nowhere' }),
        () => sdk.showVenue(mapView.v6.container, venue, { backgroundColor: 'no color' }),
        // The test repeats the call, because the element still has a map of 5.x after a failure.
        () => sdk.showVenue(mapView.v6.container, venue, { backgroundColor: 'no color' }),
      ];
      const found: string[] = [];
      for (const call of calls) {
        try {
          await call();
          found.push(`${String(call)} did not throw`);
        } catch (error) {
          const { code, message } = error as { code: string; message: string };
          found.push(`${code}: ${message.split(' ')[0] ?? ''}`);
        }
      }
      return found;
    });
    expect(messages).toEqual([
      'invalid-argument: map',
      'invalid-argument: color',
      'invalid-argument: polygon',
      'invalid-argument: hoverColor',
      'invalid-argument: options.appearance.color',
      'invalid-argument: options.appearance.text.size',
      'invalid-argument: html',
      'invalid-argument: options.anchor',
      'invalid-argument: place',
      'unknown-target: marker',
      'invalid-argument: options.collisionRank',
      'invalid-argument: transform.zoom',
      'invalid-argument: transform.tilt',
      'invalid-argument: options.duration',
      'invalid-argument: options.easing',
      'invalid-argument: targets',
      'invalid-argument: insets.left',
      'invalid-argument: options.rotationAndTilt',
      'invalid-argument: options.safeAreaInsets.left',
      'invalid-argument: directions',
      'invalid-argument: index',
      'invalid-argument: coordinates',
      'invalid-argument: options.baseColor',
      'invalid-argument: options.timeout',
      'invalid-argument: position',
      'invalid-argument: options.verticalDistanceBetweenMaps',
      'invalid-argument: options.styleURL',
      'invalid-argument: options.indoorsFullyVisibleZoomLevel',
      'unknown-target: layers',
      'invalid-argument: state',
      'invalid-argument: element',
      'invalid-argument: venue',
      'invalid-argument: options.firstMap',
      'invalid-argument: options.backgroundColor',
      'invalid-argument: options.backgroundColor',
    ]);
  });

  test('showVenue leaves no map behind if an option is invalid', async () => {
    const found = await map.evaluate(async ({ sdk, venue }) => {
      const element = document.createElement('div');
      element.style.height = '100px';
      document.body.append(element);
      const wrong: object[] = [
        { layerGroups: [{ layers: ['nothing'], opacity: [] }] },
        { ambientOcclusion: 'high' },
      ];
      const messages: string[] = [];
      for (const options of wrong) {
        try {
          await sdk.showVenue(element, venue, options);
        } catch (error) {
          const { code, message } = error as { code: string; message: string };
          messages.push(`${code}: ${message.split(' ')[0] ?? ''}`);
        }
      }
      const { childElementCount, dataset } = element;
      element.remove();
      return { messages, childElementCount, marks: Object.keys(dataset) };
    });
    expect(found).toEqual({
      messages: [
        'unknown-target: options.layerGroups[0].layers',
        'invalid-argument: options.ambientOcclusion',
      ],
      childElementCount: 0,
      marks: [],
    });
  });

  test('ranges are in radians and meters', async () => {
    const messages = await map.evaluate(({ mapView: { Camera } }) => {
      const messageOf = (call: () => unknown) => {
        try {
          return String(call());
        } catch (error) {
          return (error as Error).message;
        }
      };
      Camera.minZoom = 60;
      return [messageOf(() => Camera.set({ tilt: 3 })), messageOf(() => (Camera.maxZoom = 30))];
    });
    expect(messages).toEqual([
      expect.stringMatching(/^transform\.tilt is 3\. Expected a number from 0 to 1\.57/),
      expect.stringMatching(/^maxZoom is 30\. Expected a number from 60 to 10000000\./),
    ]);
  });

  test('names without a successor are reported once', async () => {
    const reports = await map.evaluate(({ mapView, venue, reports: heard }) => {
      const [polygon] = venue.polygons;
      if (!polygon) throw new Error('The venue has no polygons.');
      for (let i = 0; i < 2; i += 1) {
        mapView.FlatLabels.add(polygon, 'x', { appearance: { scaleMin: 0.5 } });
      }
      mapView.FlatLabels.removeAll();
      return heard;
    });
    expect(reports).toContain('FlatLabels appearance({ scaleMin })');
    expect(new Set(reports).size).toBe(reports.length);
  });
});
