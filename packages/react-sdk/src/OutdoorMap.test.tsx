// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MezzanineError } from '@mezzanine/mezzanine-js';
// The venue of the SDK's own tests: created from data, without its own surroundings.
import { buildVenue } from '@mezzanine/mezzanine-js/build-venue';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { fakeScreen } from './fakeScreen.fixture.ts';
import { MapView, OutdoorMap, type MapViewInstance, type OutdoorMapProps } from './index.ts';
import { RenderedPage } from './ui/renderedPage.fixture.tsx';

const venue = buildVenue(sampleMvf());
const maps: MapViewInstance[] = [];
let page: RenderedPage;
let takeAway: () => void;
beforeEach(() => {
  takeAway = fakeScreen();
  page = new RenderedPage();
  maps.length = 0;
});
afterEach(async () => {
  await page.close();
  takeAway();
  vi.unstubAllGlobals();
});

/** Shows a map, with an outdoor map if props are given. */
async function show(props?: OutdoorMapProps, of = venue): Promise<MapViewInstance> {
  await page.show(
    <MapView venue={of} onReady={(mapView) => maps.push(mapView)}>
      {props && <OutdoorMap {...props} />}
    </MapView>,
  );
  await page.until(() => maps.length > 0);
  const [map] = maps;
  if (!map) throw new Error('There is no map.');
  return map;
}

describe('OutdoorMap', () => {
  test('shows the outdoor map once, however often it is rendered with the same props', async () => {
    const map = await show();
    const shown = vi.spyOn(map.outdoor, 'show');
    const hidden = vi.spyOn(map.outdoor, 'hide');
    const props = () => ({ surroundings: { type: 'none', features: [] }, onError: () => {} });
    await show(props());
    expect(shown).toHaveBeenCalledTimes(1);
    const calls = hidden.mock.calls.length;
    for (let time = 0; time < 3; time += 1) await show(props());
    expect(shown).toHaveBeenCalledTimes(1);
    expect(hidden).toHaveBeenCalledTimes(calls);
    await show({ ...props(), surroundings: { type: 'other', features: [] } });
    expect(shown).toHaveBeenCalledTimes(2);
    hidden.mockClear();
    await show();
    expect(hidden).toHaveBeenCalled();
  });

  test('reports an unhandled error to the page', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    await show({});
    await page.until(() => reported.length > 0);
    expect(reported).toEqual([expect.objectContaining({ code: 'outdoor-style' })]);
  });

  test('does not report a handled error to the page', async () => {
    const reported: unknown[] = [];
    const heard: MezzanineError[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    await show({ onError: (error) => heard.push(error) });
    await page.until(() => heard.length > 0);
    expect(heard.map(({ code }) => code)).toEqual(['outdoor-style']);
    expect(reported).toEqual([]);
  });

  test.each(['"https://example.com/surroundings.geojson"', 'null', '[]', '{'])(
    'requests no surroundings for a venue with the value %s',
    async (text) => {
      const asked = vi.spyOn(globalThis, 'fetch');
      const heard: MezzanineError[] = [];
      const extras = { 'assets/surroundings.geojson': new TextEncoder().encode(text) };
      const hostile = buildVenue({ ...sampleMvf(), extras });
      await show({ onError: (error) => heard.push(error) }, hostile);
      await page.until(() => heard.length > 0);
      expect(heard.map(({ code }) => code)).toEqual(['outdoor-style']);
      expect(heard[0]?.message).toMatch(/is not (?:valid |Geo)JSON/);
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    },
  );
});
