// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOptions as options, serveSample, tapOn } from '../renderedMap.fixture.tsx';
import { BLUE_DOT_STATE, getVenue, MapView, MiniMap, onNoSuccessor, STATE } from './index.ts';
import { ShownMap } from './shownMap.fixture.tsx';

let map: ShownMap;

beforeEach(() => {
  serveSample();
  map = new ShownMap();
});
afterEach(async () => {
  await map.remove();
  vi.unstubAllGlobals();
});

describe('props of version 4', () => {
  test('onDataLoaded comes before onFirstMapLoaded, with the venue', async () => {
    const calls: string[] = [];
    await map.show({
      onDataLoaded: ({ venueData }) => calls.push(venueData.name),
      onFirstMapLoaded: () => calls.push('first map'),
    });
    expect(calls).toEqual(['Sample hall', 'first map']);
  });

  test('labelAllLocationsOnInit is true unless the options override it', async () => {
    await map.show();
    expect(map.told.labels?.names).toBe('none');
    expect(map.texts).toContain(
      map.venue.locations.find(({ polygons }) => polygons.length > 0)?.name,
    );
    await map.frame(() => map.store.removeAllLabels());
    expect(map.texts).toEqual([]);
  });

  test('firstMapId and backgroundColor are in effect at the first frame', async () => {
    const [, upper] = (await getVenue(options)).maps;
    await map.show({
      options: {
        ...options,
        firstMapId: upper?.id ?? '',
        backgroundColor: '#123456',
        labelAllLocationsOnInit: false,
      },
    });
    expect(map.page.changes[0]?.state).toMatchObject({
      floor: { id: upper?.id },
      theme: { colors: { paper: '#123456' } },
    });
    expect(map.store.currentMap.id).toBe(upper?.id);
    expect(map.texts).toEqual([]);
  });

  test('onPolygonClicked has the polygon, and onNothingClicked is for the rest', async () => {
    const clicks: string[] = [];
    await map.show({
      onPolygonClicked: ({ polygon }) => clicks.push(polygon.id),
      onNothingClicked: () => clicks.push('nothing'),
    });
    const plain = map.venue.polygons.find(({ locations }) => locations.length === 0);
    await map.send('click', tapOn(map.shop.id));
    await map.send('click', tapOn(plain?.id ?? ''));
    await map.frame(() => plain && map.store.addInteractivePolygon(plain));
    await map.send('click', tapOn(plain?.id ?? ''));
    expect(clicks).toEqual([map.shop.id, 'nothing', plain?.id]);
  });

  test('onMapChanged has the map', async () => {
    const changes: string[] = [];
    await map.show({ onMapChanged: ({ map: shown }) => changes.push(shown.name) });
    const [, upper] = map.venue.maps;
    await map.send('floor-change', { floorId: upper?.id, reason: 'user' });
    expect(changes).toEqual([upper?.name]);
    expect(map.store.currentMap).toBe(upper);
  });

  test('onBlueDotPositionUpdated, onBlueDotStateChanged, and onStateChanged', async () => {
    const heard: unknown[] = [];
    await map.show({
      onBlueDotPositionUpdated: ({ update }) => heard.push(update.map.id, update.nearestNode?.id),
      onBlueDotStateChanged: ({ change }) => heard.push(change.state),
      onStateChanged: ({ state }) => heard.push(state),
    });
    const [ground] = map.venue.maps;
    const [node] = ground?.nodes ?? [];
    const position = { longitude: node?.longitude, latitude: node?.latitude, floorId: ground?.id };
    await map.send('position-change', { position });
    await map.send('blue-dot-state', { state: 'active', previous: 'waiting' });
    await map.frame(() => map.store.BlueDot.enable());
    await map.send('follow-change', { mode: 'position', reason: 'api' });
    expect(heard).toEqual([ground?.id, node?.id, BLUE_DOT_STATE.ACTIVE, STATE.FOLLOW]);
  });

  test('onError says why there is no venue', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const errors: string[] = [];
    await map.render(<MapView options={options} onError={(error) => errors.push(error.message)} />);
    await map.until(() => errors.length === 1);
    expect(map.element.textContent).toContain(errors[0]);
  });

  test('options without a successor are reported once, with an alternative', async () => {
    const reports: string[] = [];
    const stop = onNoSuccessor(({ name }) => reports.push(name));
    const given = { ...options, backgroundAlpha: 1, xRayPath: true, perspective: 'Website' };
    await map.show({ options: given });
    await getVenue(given);
    stop();
    for (const name of ['MapView options({ xRayPath })', 'getVenue({ perspective })']) {
      expect(reports.filter((one) => one === name)).toHaveLength(1);
    }
  });

  test('wrong options are named by their old names', async () => {
    await expect(map.render(<MapView options={{ ...options, clientId: '' }} />)).rejects.toThrow(
      'options.clientId is "".',
    );
    map = new ShownMap();
  });
});

describe('without a map', () => {
  test('getVenue loads locations that link to each other', async () => {
    const loaded = await getVenue(options);
    const location = loaded.locations.find(({ polygons }) => polygons.length > 0);
    expect(location?.polygons[0]?.locations).toContain(location);
  });
});

test('MiniMap shows a location by polygonHighlightColor, hidden until onLoad', async () => {
  const [location] = (await getVenue(options)).locations;
  const calls: string[] = [];
  await map.render(
    <MiniMap
      options={options}
      location={location}
      polygonHighlightColor="blue"
      onLoad={() => calls.push('load')}
    />,
  );
  expect(miniMapOpacity()).toBe('0');
  await map.frame(() => map.page.connect());
  // A page shows the first frame after it got the venue, which the mini map loads itself.
  await map.until(() => map.told.selection !== undefined);
  await map.frame(() => map.page.show());
  expect(map.told.selection?.locationIds).toEqual([location?.id]);
  expect(map.told.selection?.color).toBe('blue');
  await map.until(() => miniMapOpacity() === '');
  expect(calls).toEqual(['load']);
});

test('MiniMap shows why its venue cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const errors: string[] = [];
  await map.render(
    <MiniMap options={options} location="any" onError={(error) => errors.push(error.message)} />,
  );
  await map.until(() => errors.length === 1);
  expect(map.element.textContent).toContain(errors[0]);
  expect(miniMapOpacity()).toBe('');
});

function miniMapOpacity(): string | undefined {
  return document.querySelector<HTMLElement>('[data-testid="mezzanine-minimap"]')?.style.opacity;
}
