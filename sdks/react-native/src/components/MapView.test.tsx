// @vitest-environment happy-dom
import { act, StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { writeMvf } from '@mezzanine/mvf';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import type { Space, Venue } from '@mezzanine/mezzanine-js/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../host/page.fixture.ts';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import type { MapHandle } from '../map/MapHandle.ts';
import type { MapClick } from '../map/mapEvents.ts';
import { loadVenue } from '../venue/loadVenue.ts';
import { webViews } from '../webView.fixture.tsx';
import { BlueDot } from './BlueDot.tsx';
import { Camera } from './Camera.tsx';
import { Label } from './Label.tsx';
import { MapView } from './MapView.tsx';
import { Marker } from './Marker.tsx';
import { MiniMap } from './MiniMap.tsx';
import { OutdoorMap } from './OutdoorMap.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Route } from './Route.tsx';

let root: Root;
let element: HTMLElement;
let venue: Venue;
let space: Space;

beforeAll(async () => {
  venue = await loadVenue(new Uint8Array(writeMvf(sampleMvf())));
  const found = venue.spaces.find(({ name }) => name !== '');
  if (!found) throw new Error('The sample has no named space.');
  space = found;
});
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  vi.unstubAllGlobals();
  expect(webViews).toEqual([]);
});

describe('the map', () => {
  test('shows that it loads, then the map, and reports that it is ready', async () => {
    const ready: MapHandle[] = [];
    await render(<MapView venue={venue} onReady={(map) => ready.push(map)} />);
    expect(element.querySelector('[role="progressbar"]')).not.toBeNull();
    await open();
    expect(element.querySelector('[role="progressbar"]')).toBeNull();
    expect(ready.map((map) => map.venue)).toEqual([venue]);
  });

  test('hands the bytes of the venue to the page, with their digest', async () => {
    await render(<MapView venue={venue} />);
    await open();
    expect(states()[0]?.venue?.source).toMatchObject({
      kind: 'bytes',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  test('loads a source itself, and shows why it cannot', async () => {
    const errors: string[] = [];
    await render(
      <MapView venue={new Uint8Array([1, 2, 3])} onError={(error) => errors.push(error.message)} />,
    );
    await until(() => element.querySelector('[role="alert"]') !== null);
    expect(element.textContent).toContain(errors[0]);
    expect(errors).toHaveLength(1);
  });

  test('shows an error of the page, and another page on reload', async () => {
    let again = () => {};
    const props = {
      renderError: (error: Error, reload: () => void) => {
        again = reload;
        return <span role="alert">{error.message}</span>;
      },
    };
    await render(<MapView venue={venue} {...props} />);
    await act(async () => page().send('hello', { versions: [1], engine: '6.0.0' }));
    const error = { code: 'no-webgl', message: 'No WebGL 2.', topic: 'venue' };
    await act(async () => page().send('error', error));
    expect(element.textContent).toBe('No WebGL 2.');
    const before = page();
    await act(async () => again());
    await open();
    expect(page()).not.toBe(before);
    expect(element.textContent).toBe('');
  });

  test('a venue that could not be loaded is loaded again by reload only, not by an equal source', async () => {
    const bundle = new Uint8Array(writeMvf(sampleMvf()));
    const requests: string[] = [];
    const errors: Error[] = [];
    let isOnline = false;
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(String(url));
      if (!isOnline) throw new TypeError('offline');
      return new Response(bundle, { headers: { 'content-type': 'application/zip' } });
    });
    let map: MapHandle | null = null;
    const source = () => 'https://maps.example.com/sample.mvf.zip';
    const scene = () => (
      <MapView
        venue={source()}
        ref={(handle) => void (map = handle)}
        onError={(error) => errors.push(error)}
      />
    );
    await render(scene());
    await until(() => element.querySelector('[role="alert"]') !== null);
    isOnline = true;
    await render(scene());
    await frame();
    expect(errors).toHaveLength(1);
    const before = requests.length;
    await act(async () => map?.reload());
    await until(() => map?.venue !== undefined);
    await open();
    expect(requests.length).toBe(before + 1);
    expect(element.querySelector('[role="alert"]')).toBeNull();
    expect(states().at(-1)?.venue?.source.kind).toBe('bytes');
  });

  test('works in StrictMode, where effects run twice', async () => {
    await render(
      <StrictMode>
        <MapView venue={venue}>
          <Marker target={space} />
        </MapView>
      </StrictMode>,
    );
    await open();
    expect(states().at(-1)?.markers).toHaveLength(1);
  });

  test('50 mounts leave no web view behind', async () => {
    for (let time = 0; time < 50; time += 1) {
      await render(<MapView key={time} venue={venue} />);
    }
    expect(webViews).toHaveLength(1);
  });
});

describe('children', () => {
  test('say what should be on the map', async () => {
    await render(
      <MapView venue={venue} floor={space.floor} theme="dark" labels="none">
        <Marker target={space} content={{ kind: 'text', text: 'Sale' }} />
        <Label target={{ longitude: 1, latitude: 2 }} text="Meet here" />
        <Route from={space} to={{ longitude: 1, latitude: 2 }} options={{ isStepFree: true }} />
        <BlueDot position={{ longitude: 1, latitude: 2 }} follow="position" />
      </MapView>,
    );
    await open();
    const target = { kind: 'entity', id: space.id, type: space.type };
    const there = { kind: 'coordinate', longitude: 1, latitude: 2 };
    expect(states()[0]).toMatchObject({
      floor: { id: space.floor.id },
      theme: { scheme: 'dark' },
      labels: { names: 'none', items: [{ target: there, text: 'Meet here' }] },
      markers: [{ target, content: { kind: 'text', text: 'Sale' } }],
      route: { from: target, to: [there], options: { isStepFree: true } },
      blueDot: { position: { longitude: 1, latitude: 2 }, follow: 'position' },
    });
  });

  test('send nothing when they render again with equal props', async () => {
    const scene = () => (
      <MapView venue={venue}>
        <Marker target={{ longitude: 1, latitude: 2 }} content={{ kind: 'pin', color: 'red' }} />
        <Route from={space} to={[{ longitude: 1, latitude: 2 }]} />
        <Camera rules={{ screenOffsets: { bottom: 200 } }} />
      </MapView>
    );
    await render(scene());
    await open();
    for (let time = 0; time < 10; time += 1) await render(scene());
    await frame();
    expect(states()).toHaveLength(1);
  });

  test('are removed when they unmount', async () => {
    await render(
      <MapView venue={venue}>
        <Marker target={space} />
      </MapView>,
    );
    await open();
    await render(<MapView venue={venue} />);
    await frame();
    expect(page().changes.at(-1)).toEqual({ state: {}, reset: ['markers'] });
  });

  test('a tap reaches the map and its own marker, with entities', async () => {
    const presses: string[] = [];
    const clicks: MapClick[] = [];
    await render(
      <MapView venue={venue} onClick={(click) => clicks.push(click)}>
        <Marker target={space} onPress={() => presses.push('first')} />
        <Marker target={space} onPress={() => presses.push('second')} />
      </MapView>,
    );
    await open();
    const second = states()[0]?.markers?.[1];
    expect(second?.interactive).toBe(true);
    await act(async () => page().send('click', { ...nothingHit(), markerKeys: [second?.key] }));
    expect(presses).toEqual(['second']);
    expect(clicks.at(-1)).toMatchObject({ isOnMarker: true, spaces: [] });
    await act(async () => page().send('click', { ...nothingHit(), spaceIds: [space.id, 'gone'] }));
    expect(clicks.at(-1)).toMatchObject({ isOnMarker: false, spaces: [space] });
  });

  test('hooks hear events', async () => {
    const floors: string[] = [];
    function Title(): null {
      useMapEvent('floor-change', ({ floor }) => floors.push(floor.name));
      return null;
    }
    await render(
      <MapView venue={venue}>
        <Title />
      </MapView>,
    );
    await open();
    const [floor] = venue.floors;
    await act(async () => page().send('floor-change', { floorId: floor?.id, reason: 'user' }));
    expect(floors).toEqual([floor?.name]);
  });

  test('outside of a map, their errors say where they belong', async () => {
    await expect(render(<Marker target={space} />)).rejects.toThrow('outside of <MapView>');
  });
});

describe('the outdoor map', () => {
  test('hands its program to the page when the page asks for it', async () => {
    await render(
      <MapView venue={venue}>
        <OutdoorMap part="program" />
      </MapView>,
    );
    await open();
    expect(states()[0]?.outdoor).toEqual({ isShown: true });
    await act(async () => page().send('part-needed', { part: 'outdoor' }));
    expect(page().received.at(-1)).toMatchObject({
      type: 'give-part',
      payload: { part: 'outdoor', script: 'program' },
    });
  });
});

describe('calls', () => {
  test('move the camera, and return how the move ended', async () => {
    let map: MapHandle | null = null;
    await render(<MapView venue={venue} ref={(handle) => void (map = handle)} />);
    await open();
    const handle = map as MapHandle | null;
    expect(await handle?.focusOn(space, { maxZoomLevel: 20 })).toBe('done');
    expect(page().received.at(-1)?.payload).toEqual({
      targets: [{ kind: 'entity', id: space.id, type: space.type }],
      maxZoomLevel: 20,
    });
  });
});

describe('a lost web view', () => {
  test.each(['onContentProcessDidTerminate', 'onRenderProcessGone'] as const)(
    'is replaced after %s, and shows the same again',
    async (event) => {
      const life: string[] = [];
      function Life(): null {
        useMapEvent('page-lost', () => life.push('page-lost'));
        useMapEvent('restored', () => life.push('restored'));
        return null;
      }
      await render(
        <MapView venue={venue}>
          <Marker target={space} />
          <Life />
        </MapView>,
      );
      await open();
      const [first] = states();
      const lost = page();
      await act(async () => webViews[0]?.props[event]?.());
      await open();
      expect(page()).not.toBe(lost);
      expect(states()).toEqual([first]);
      expect(life).toEqual(['page-lost', 'restored']);
    },
  );

  test('only its own page may be loaded in it', async () => {
    await render(<MapView venue={venue} />);
    const mayLoad = webViews[0]?.props.onShouldStartLoadWithRequest;
    expect(mayLoad?.({ url: 'https://mezzanine.localhost/' })).toBe(true);
    expect(mayLoad?.({ url: 'https://example.com/' })).toBe(false);
  });
});

describe('other views', () => {
  test('a mini map shows one place, and is a button', async () => {
    let presses = 0;
    await render(<MiniMap venue={venue} target={space} onPress={() => (presses += 1)} />);
    await open();
    expect(states()[0]).toMatchObject({
      selection: { spaceIds: [space.id], focus: true },
      floor: { id: space.floor.id },
      cameraRules: { interactions: { pan: false, zoom: false } },
    });
    const button = element.querySelector<HTMLElement>('[role="button"]');
    expect(button?.getAttribute('aria-label')).toBe(`Show on map: ${space.name}`);
    await act(async () => button?.click());
    expect(presses).toBe(1);
  });

  test('a mini map shows its fallback until the first frame', async () => {
    await render(<MiniMap venue={venue} target={space} fallback={<b>Loading</b>} />);
    const miniMap = element.querySelector<HTMLElement>('[data-testid="mezzanine-minimap"]');
    expect(miniMap?.querySelector('b')?.textContent).toBe('Loading');
    const hidden = [...(miniMap?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      ({ style, textContent }) => style.opacity === '0' && textContent?.includes('Loading'),
    );
    expect(hidden).toEqual([]);
  });

  test('a list has what is on the map, and presses it', async () => {
    await render(
      <MapView venue={venue}>
        <PlaceList />
      </MapView>,
    );
    const thing = { type: 'space', id: space.id, name: space.name };
    page().replies['get-things'] = { things: [thing] };
    await open();
    await until(() => element.querySelector('[role="button"]') !== null);
    await act(async () => element.querySelector<HTMLElement>('[role="button"]')?.click());
    expect(page().received.at(-1)).toMatchObject({
      type: 'press-thing',
      payload: { type: 'space', id: space.id },
    });
  });
});

async function render(content: ReactElement): Promise<void> {
  await act(async () => root.render(content));
}

function page() {
  const view = webViews.at(-1);
  if (!view) throw new Error('No web view is mounted.');
  return view.page;
}

function states() {
  return page().changes.map((change) => change.state);
}

/** Loads the page, as far as the first frame. */
async function open(): Promise<void> {
  await act(async () => page().load());
  await frame();
}

/** Lets the host flush, and replies arrive. */
async function frame(): Promise<void> {
  await act(async () => {
    await new Promise(requestAnimationFrame);
    await settle();
  });
}

/** Waits for a condition. Updates may arrive at any time, even between two checks. */
async function until(isTrue: () => boolean): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 10_000 });
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  }
  await act(settle);
}

function nothingHit(): Readonly<Record<string, unknown>> {
  const lists = { spaceIds: [], locationIds: [], labels: [], markerKeys: [], modelKeys: [] };
  return { ...lists, shapeKeys: [], steps: [], floorId: 'none', pointer: { x: 1, y: 1 } };
}
