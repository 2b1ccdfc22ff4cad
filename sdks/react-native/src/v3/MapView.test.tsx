// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderedMap, sampleOptions as options, serveSample } from '../renderedMap.fixture.tsx';
import { MapView, onNoSuccessor, type MapViewProps, type MapViewStore } from './index.ts';

let map: RenderedMap;
let store: MapViewStore | undefined;

beforeEach(() => {
  serveSample();
  map = new RenderedMap();
});
afterEach(async () => {
  await map.remove();
  vi.unstubAllGlobals();
});

test('onDataLoaded has venueData, and the ref has the calls of version 3', async () => {
  const names: string[] = [];
  await show({ onDataLoaded: ({ venueData }) => names.push(venueData.name) });
  expect(names).toEqual(['Sample hall']);
  expect(store?.venueData.name).toBe('Sample hall');
});

test('focusOn takes ids and padding', async () => {
  await show();
  const node = store?.venueData.nodes[0]?.id ?? '';
  await map.frame(() =>
    store?.focusOn({ polygons: ['s_west'], nodes: [node], padding: 50, duration: 100, tilt: 0 }),
  );
  const focus = map.page.received.find(({ type }) => type === 'focus-on');
  expect(focus?.payload).toMatchObject({ targets: [{ id: 's_west' }, {}], durationMs: 100 });
  expect(map.told.cameraRules?.screenOffsets).toEqual({ top: 50, right: 50, bottom: 50, left: 50 });
  await expect(store?.focusOn({ polygons: ['none'] })).rejects.toThrow(
    'options.polygons is "none"',
  );
});

test('focusZoomFactor is reported, with an alternative', async () => {
  await show();
  const reports: string[] = [];
  const stop = onNoSuccessor(({ message }) => reports.push(message));
  await map.frame(() => store?.focusOn({ polygons: ['s_west'], focusZoomFactor: 2 }));
  stop();
  expect(reports).toContain('focusOn({ focusZoomFactor }) no longer has an effect. Set padding.');
});

test('enableBlueDot, updatePosition, and disableBlueDot, with onBlueDotUpdated', async () => {
  const updates: string[] = [];
  await show({ onBlueDotUpdated: ({ update }) => updates.push(update.map.id) });
  await map.frame(() => {
    store?.enableBlueDot({ baseColor: 'green' });
    store?.updatePosition({ coords: { latitude: 1, longitude: 2, accuracy: 3 } });
  });
  expect(map.told.blueDot).toMatchObject({
    color: 'green',
    position: { latitude: 1, longitude: 2, accuracyMeters: 3 },
  });
  const floorId = store?.currentMap.id;
  await map.send('position-change', { position: { latitude: 1, longitude: 2, floorId } });
  expect(updates).toEqual([floorId]);
  await map.frame(() => store?.disableBlueDot());
  expect(map.told.blueDot).toBeUndefined();
});

test('setPolygonColor takes an id, and drawJourney draws directions of getDirections', async () => {
  await show();
  await map.frame(() => store?.setPolygonColor('s_west', 'orange'));
  expect(map.told.spaces).toMatchObject([{ spaceIds: ['s_west'], color: 'orange' }]);
  const from = store?.venueData.nodes.find(({ id }) => id === 'n_ground');
  const to = store?.venueData.polygons.find(({ id }) => id === 's_west');
  const directions = from && to && (await store?.getDirections({ from, to }));
  if (!directions) throw new Error('The sample has a route.');
  await map.frame(() => store?.drawJourney(directions));
  expect(map.told.route).toMatchObject({ to: [{ id: 's_west' }] });
  await map.frame(() => store?.clearJourney());
  expect(map.told.route).toBeUndefined();
});

async function show(props: Partial<MapViewProps> = {}): Promise<void> {
  let isLoaded = false;
  await map.render(
    <MapView
      options={options}
      {...props}
      ref={(given: MapViewStore | null) => {
        if (given) store = given;
      }}
      onDataLoaded={(event) => {
        isLoaded = true;
        props.onDataLoaded?.(event);
      }}
    />,
  );
  await map.open(() => isLoaded);
}
