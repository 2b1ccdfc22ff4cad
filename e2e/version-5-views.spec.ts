import { expect, test, type JSHandle, type Page } from '@playwright/test';
import { openVenue5, type Page5 } from './support/openVenue5.ts';

// All tests share one page, so they run in order.
test.describe.configure({ mode: 'default' });

test.describe('views of a mall with the names of 5.x', { tag: '@all' }, () => {
  let page: Page;
  let map: JSHandle<Page5>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 640, height: 400 } });
    map = await openVenue5(page);
  });
  test.afterAll(() => page.close());

  test('maps are stacked and shown alone again', async () => {
    const found = await map.evaluate(async ({ sdk, mapView, venue }) => {
      const { StackedMaps, v6 } = mapView;
      const states: string[] = [];
      mapView.on(sdk.E_SDK_EVENT.STATE_CHANGED, (state) => states.push(state));
      await StackedMaps.enable({ verticalDistanceBetweenMaps: 30 });
      const stacked = v6.stackedMaps.floors.length === venue.maps.length && StackedMaps.enabled;
      await StackedMaps.restack({ verticalDistanceBetweenMaps: 60 });
      await StackedMaps.scrollToMap(venue.maps[0]?.id ?? '');
      const scrolled = mapView.currentMap === venue.maps[0];
      await StackedMaps.zoomInToMap();
      await StackedMaps.showOverview();
      await StackedMaps.disable();
      const { isExpanded } = v6.stackedMaps;
      await mapView.setState(sdk.STATE.STACKED);
      const { state } = mapView;
      await mapView.setState(sdk.STATE.EXPLORE);
      return { stacked, scrolled, isExpanded, state, first: states[0], end: mapView.state };
    });
    expect(found).toEqual({
      stacked: true,
      scrolled: true,
      isExpanded: false,
      state: 'stacked',
      first: 'stacked',
      end: 'explore',
    });
  });

  test('the outdoor view is shown and hidden', async () => {
    const found = await map.evaluate(async ({ sdk, mapView }) => {
      let loaded = 0;
      mapView.on(sdk.E_SDK_EVENT.OUTDOOR_VIEW_LOADED, () => (loaded += 1));
      await mapView.OutdoorView.enable();
      const shown = [mapView.OutdoorView.isVisible, mapView.v6.outdoor.isShown];
      mapView.OutdoorView.hide();
      const hidden = mapView.v6.outdoor.isShown;
      return { loaded, shown, hidden };
    });
    expect(found).toEqual({ loaded: 1, shown: [true, true], hidden: false });
  });

  test('layers are hidden and shown', async () => {
    const found = await map.evaluate(async ({ mapView, venue }) => {
      const [layer] = venue.v6.layers;
      const [space] = layer?.spaces ?? [];
      if (!layer || !space) return 'The venue has no layers.';
      const isVisible = () => mapView.v6.spaces.getState(space.id).visible;
      const names = await mapView.Layers.getAllLayersForMap(space.floor.id);
      mapView.hideLayers([layer.name]);
      const hidden = isVisible();
      mapView.showLayers([layer.id]);
      return { isNamed: names.includes(layer.name), hidden, shown: isVisible() };
    });
    expect(found).toEqual({ isNamed: true, hidden: false, shown: true });
  });

  test('labels switch to the new language', async () => {
    const found = await map.evaluate(async ({ mapView, venue }) => {
      mapView.FloatingLabels.labelAllLocations();
      const label = mapView.FloatingLabels.getAll().at(0);
      await venue.changeLanguage('fr');
      const isNamed = label?.text === label?.polygon?.locations[0]?.name;
      const [from, to] = venue.locations.filter(({ polygons }) => polygons.length > 0);
      if (from && to) mapView.Journey.draw(from.directionsTo(to));
      const isDrawn = mapView.v6.navigation.directions !== undefined;
      mapView.Journey.clear();
      await venue.changeLanguage('en');
      mapView.FloatingLabels.removeAll();
      return { isNamed, isDrawn, language: venue.language?.code };
    });
    expect(found).toEqual({ isNamed: true, isDrawn: true, language: 'en' });
  });
});
