import { expect, test } from '@playwright/test';
import type { TopicsPage as TopicsProgram } from './topics-page/main.ts';
import { openTopics } from './support/openTopics.ts';
import type { TopicsPage } from './support/TopicsPage.ts';

// All topics of a venue share one page, so tests of a group run in order.
test.describe.configure({ mode: 'default' });

let topics: TopicsPage;
const open = (venue: string) => openTopics(venue, (opened) => (topics = opened));

test.describe('mall', () => {
  open('mall');

  test('[spaces] are colored, raised, and hidden', async () => {
    await topics.show({ theme: 'light', pitch: 45 });
    const state = await topics.picture('spaces', (page) =>
      page.evaluate(() => {
        const { mapView, venue } = topicsPage;
        const shops = mapView.floors.current.spaces.filter(({ locations }) => locations.length > 0);
        const [big, hidden] = shops.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
        if (!big || !hidden) throw new Error(`${venue.name} has too few shops.`);
        mapView.spaces.update(shops, { color: '#2f7d6b' });
        mapView.spaces.update(big, { color: '#7c3aed', heightMeters: 12 });
        mapView.spaces.update(hidden, { visible: false });
        return [big, hidden].map(({ id }) => mapView.spaces.getState(id));
      }),
    );
    expect(state).toMatchObject([
      { color: '#7c3aed', heightMeters: 12, visible: true },
      { color: '#2f7d6b', visible: false },
    ]);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[labels] name spaces with enough room, ${theme}${theme === 'dark' ? ' @all' : ''}`, async () => {
      await topics.show({ theme });
      const counts = await topics.picture(`labels-${theme}`, (page) =>
        page.evaluate(async (given) => {
          await topicsPage.show({ theme: given });
          const labels = topicsPage.mapView.labels.getAll();
          const onFloor = labels.filter(({ isVisible }) => isVisible);
          return { all: labels.length, shown: onFloor.length };
        }, theme),
      );
      expect(counts.shown).toBeGreaterThan(8);
      expect(counts.shown, 'labels that would cover others are left out').toBeLessThan(counts.all);
    });
  }

  test('[labels] lie flat on the floor of their shops @all', async () => {
    await topics.show({ theme: 'light', pitch: 35 });
    const shown = await topics.picture('labels-flat', (page) =>
      page.evaluate(async () => {
        const { mapView } = topicsPage;
        const shops = mapView.floors.current.spaces.filter(({ locations }) => locations.length > 0);
        const labels = shops.map((shop) =>
          mapView.labels.add(shop, shop.name, {
            kind: 'flat',
            fontSizeMeters: 6,
            color: '#c8411b',
          }),
        );
        await mapView.whenIdle();
        return labels.filter(({ isVisible }) => isVisible).length;
      }),
    );
    expect(shown).toBeGreaterThan(8);
  });

  for (const isStacked of [false, true]) {
    const theme = isStacked ? 'dark' : 'light';
    const name = isStacked ? 'stacked-dark' : 'light';
    test(`[views] a saved view is restored, ${name} @all`, async () => {
      await topics.show({ theme, labels: 'auto' });
      const again = await topics.picture(`views-${name}`, (page) =>
        page.evaluate(async (given) => {
          const { camera, floors, stackedMaps, views } = topicsPage.mapView;
          floors.set(floors.currentStack.floors.at(-1) ?? floors.current);
          if (given) await stackedMaps.expand();
          camera.set({ bearing: 30, pitch: 40, zoomLevel: camera.zoomLevel + 0.4 });
          views.setTopics({ labels: false });
          const view = views.save('Top');
          await topicsPage.show({ theme: given ? 'dark' : 'light', labels: 'auto' });
          const other = topicsPage.mapView;
          await other.views.restore(view, { animate: false });
          const { floor, isStacked: stacked, topics: kinds } = other.views.save('Again');
          return [floor === view.floor, stacked === given, kinds.labels];
        }, isStacked),
      );
      expect(again).toEqual([true, true, false]);
    });

    test(`[maplibre-overlay] draws the venue on a MapLibre map, ${name} @all`, async () => {
      await topics.show({ theme });
      await topics.picture(`overlay-${name}`, (page) =>
        page.evaluate(async (given) => {
          await topicsPage.showOverlay({ theme: given ? 'dark' : 'light', labels: 'none' }, 45);
          if (given) await topicsPage.mapView.stackedMaps.expand();
        }, isStacked),
      );
    });
  }
});

test.describe('airport', () => {
  open('airport');

  test('[markers] are shown at gates, spread apart if less important @all', async () => {
    await topics.show({ theme: 'light', size: 'phone', floor: 'm_t1', pitch: 30 });
    const visible = await topics.picture('markers-phone', (page) =>
      page.evaluate(async () => {
        const { mapView, venue } = topicsPage;
        const gates = venue.spaces.filter(
          ({ kind, floor }) => kind === 'gate' && floor.id === 'm_t1',
        );
        const sign = (isFirst: boolean) => {
          const element = document.createElement('b');
          element.style.cssText = `display:block;width:${isFirst ? 56 : 28}px;height:28px;border-radius:6px`;
          element.style.background = isFirst ? '#e4572e' : '#0f766e';
          return element;
        };
        for (const [index, gate] of gates.entries()) {
          const isFirst = index === 0;
          const priority = isFirst ? 'always' : 'medium';
          mapView.markers.add(gate, sign(isFirst), { priority, anchor: 'bottom' });
        }
        await mapView.whenIdle();
        return mapView.markers.getAll().map(({ isVisible }) => isVisible);
      }),
    );
    expect(visible.length).toBeGreaterThan(5);
    expect(visible[0]).toBe(true);
  });

  test('[navigation] shows the route, with its start and end', async () => {
    await topics.show({ theme: 'light', floor: 'm_t1' });
    const [from, to] = await topics.page.evaluate(() => {
      const { mapView, venue } = topicsPage;
      const departures = venue.spaces.filter(({ floor }) => floor.id === 'm_t1');
      const [hall] = departures.filter(({ kind }) => kind === 'hallway');
      const gate = departures.findLast(({ kind }) => kind === 'gate');
      if (!hall || !gate) throw new Error('The terminal has no hall or no gate.');
      void mapView.camera.focusOn([hall, gate]);
      return [hall.id, gate.id];
    });
    const way = await topics.picture('navigation', (page) =>
      page.evaluate(
        (ids) => {
          const { mapView, venue } = topicsPage;
          const [start, end] = ids.map((id) => venue.spaces.find((space) => space.id === id));
          if (!start || !end) throw new Error('The spaces are gone.');
          const result = venue.directions(start, end);
          if (result.type !== 'directions') throw new Error('There is no way.');
          mapView.navigation.show(result, { fit: false });
          return { steps: mapView.navigation.steps.length, step: mapView.navigation.currentStep };
        },
        [from, to],
      ),
    );
    expect(way.steps).toBeGreaterThan(2);
    expect(way.step).toBe(0);
  });

  test('[blue-dot] is shown at the position, with accuracy and heading @all', async () => {
    const messages = { positionShown: 'Ihr Standort ist zu sehen' };
    await topics.show({ theme: 'dark', size: 'phone', floor: 'm_t0', messages });
    await topics.zoomBy(1.5);
    const dot = await topics.picture('blue-dot-dark-phone', (page) =>
      page.evaluate(() => {
        const { mapView } = topicsPage;
        const { longitude, latitude } = mapView.camera.center;
        mapView.blueDot.enable();
        mapView.blueDot.update({
          longitude,
          latitude,
          floorId: 'm_t0',
          accuracyMeters: 20,
          headingDegrees: 60,
          timestamp: Date.now(),
        });
        return { state: mapView.blueDot.state, position: mapView.blueDot.position };
      }),
    );
    expect(dot).toMatchObject({ state: 'active', position: { accuracyMeters: 20 } });
    await expect(topics.page.getByRole('status')).toContainText(messages.positionShown);
  });
});

test.describe('office', () => {
  open('office');

  test('[stacked-maps] show all floors apart, one above the other', async () => {
    await topics.show({ theme: 'light', size: 'phone', pitch: 55 });
    const floors = await topics.picture('stacked-maps-phone', (page) =>
      page.evaluate(async () => {
        const { mapView } = topicsPage;
        await mapView.stackedMaps.expand();
        return mapView.stackedMaps.floors.map((floor) => {
          for (const space of floor.spaces.slice(0, 1)) {
            mapView.markers.add(space, '●', { priority: 'always' });
          }
          return floor.name;
        });
      }),
    );
    expect(floors).toEqual(['Ground floor', 'Floor 1', 'Floor 2', 'Floor 3']);
    const markers = await topics.page.evaluate(() =>
      topicsPage.mapView.markers.getAll().map(({ element }) => element.getBoundingClientRect().y),
    );
    expect(markers, 'markers rise with their floor').toEqual(markers.toSorted((a, b) => b - a));
    expect(Math.min(...markers), 'the highest floor is in the picture').toBeGreaterThan(0);
  });

  test('[level-selection] shows the selected floor and emits its events @all', async () => {
    await topics.show({ theme: 'dark', floor: 'm_f0' });
    const told = await topics.picture('level-selection-dark', (page) =>
      page.evaluate(() => {
        const { mapView } = topicsPage;
        const reasons: string[] = [];
        mapView.on('floor-change', ({ floor, reason }) => reasons.push(`${floor.id} ${reason}`));
        mapView.floors.set('m_f2');
        return reasons;
      }),
    );
    expect(told).toEqual(['m_f2 api']);
  });

  test('[shapes] are areas, lines, and points, flat or extruded @all', async () => {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch: 50 });
    const count = await topics.picture('shapes', (page) =>
      page.evaluate(() => {
        const { mapView } = topicsPage;
        const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
        const large = rooms.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
        const centers = large
          .slice(0, 6)
          .map(({ center: { longitude, latitude } }) => [longitude, latitude]);
        for (const [index, { geometry }] of large.slice(0, 6).entries()) {
          mapView.shapes.add(geometry, {
            color: '#2563eb',
            opacity: 0.55,
            heightMeters: index === 0 ? 8 : 0.2,
          });
        }
        mapView.shapes.add(
          { type: 'LineString', coordinates: centers },
          { color: '#e4572e', widthMeters: 1, altitudeMeters: 3 },
        );
        mapView.shapes.add(
          { type: 'MultiPoint', coordinates: centers },
          { color: '#16181d', radiusMeters: 1.5, altitudeMeters: 3.2 },
        );
        return mapView.shapes.getAll().length;
      }),
    );
    expect(count).toBe(8);
  });

  test('[interactivity] a room highlights on hover @all', async () => {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch: 0 });
    const id = await topics.page.evaluate(() => {
      const { mapView } = topicsPage;
      const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
      const [room] = rooms.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
      if (!room) throw new Error('The floor has no room.');
      mapView.spaces.update(rooms, { interactive: true, hoverColor: '#e4572e' });
      mapView.camera.set({ center: room.center });
      mapView.on('hover', ({ spaces }) => (document.title = spaces[0]?.id ?? ''));
      return room.id;
    });
    const met = await topics.picture('hover', async (page) => {
      await page.mouse.move(320, 200);
      await expect.poll(() => page.title()).toBe(id);
      return page.evaluate(() => topicsPage.mapView.canvas.style.cursor);
    });
    expect(met).toBe('pointer');
  });

  test('[3d-models] are placed on the floor, rotated and tinted, from one file @all', async () => {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
    const places = await topics.picture('models', (page) =>
      page.evaluate(async () => {
        const { mapView } = topicsPage;
        const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
        const large = rooms.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
        const plain = mapView.models.add(large.slice(0, 6), '/model.glb', { scale: 6 });
        const tinted = mapView.models.add(mapView.camera.center, '/model.glb', {
          scale: 10,
          headingDegrees: 120,
          color: '#7c3aed',
        });
        const loaded = await Promise.all([plain.whenLoaded(), tinted.whenLoaded()]);
        return { loaded, count: mapView.models.getAll().length };
      }),
    );
    expect(places).toEqual({ loaded: [true, true], count: 2 });
  });

  test('[images-textures] images lie on the floor @all', async () => {
    await topics.show({ theme: 'dark', floor: 'm_f1', pitch: 45 });
    const isLoaded = await topics.picture('images-dark', (page) =>
      page.evaluate(() => {
        const { mapView } = topicsPage;
        const style = { widthMeters: 24, rotationDegrees: 20, altitudeMeters: 3 };
        return mapView.images.add(mapView.camera.center, '/picture.svg', style).whenLoaded();
      }),
    );
    expect(isLoaded).toBe(true);
  });

  test('[images-textures] cover the tops of rooms @all', async () => {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
    await topics.picture('textures', (page) =>
      page.evaluate(async () => {
        const { mapView } = topicsPage;
        const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
        const texture = { url: '/picture.svg', widthMeters: 3 };
        mapView.spaces.update(rooms, { heightMeters: 3, topTexture: texture });
        // The map is idle while the file loads. An image of the same file is ready after it.
        const image = mapView.images.add(mapView.camera.center, texture.url, { opacity: 0 });
        await image.whenLoaded();
      }),
    );
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[outdoor-map] is drawn below and around the building, ${theme}${theme === 'dark' ? ' @all' : ''}`, async () => {
      await topics.show({ theme, pitch: 40 });
      await topics.zoomBy(-0.8);
      const given = await topics.picture(`outdoors-${theme}`, (page) =>
        page.evaluate(async () => {
          const { outdoor } = topicsPage.mapView;
          return [await outdoor.show(), outdoor.isShown];
        }),
      );
      expect(given).toEqual([true, true]);
      await expect(topics.page.getByRole('link', { name: 'MapLibre' })).toBeVisible();
    });
  }

  test('[outdoor-map] is dimmed while floors are stacked above it @all', async () => {
    await topics.show({ theme: 'dark', pitch: 50 });
    await topics.page.evaluate(() => topicsPage.mapView.outdoor.show());
    await topics.picture('outdoors-stacked-dark', (page) =>
      page.evaluate(() => topicsPage.mapView.stackedMaps.expand()),
    );
  });
});

test.describe('campus', () => {
  open('campus');

  test('[outdoors] buildings have facades on their grounds until one is entered @all', async () => {
    await topics.show({ theme: 'light', floor: 'm_lib1' });
    await topics.picture('facades', (page) =>
      page.evaluate(() =>
        topicsPage.mapView.camera.focusOn(topicsPage.venue.getFloor('m_out') ?? []),
      ),
    );
    await topics.picture('building-entered', (page) =>
      page.evaluate(() => topicsPage.mapView.floors.set('m_lib2')),
    );
  });

  test('[camera] shows a place from the given angle @all', async () => {
    await topics.show({ theme: 'dark', floor: 'm_out' });
    const pose = await topics.picture('camera-dark', (page) =>
      page.evaluate(() => {
        const { camera, floors } = topicsPage.mapView;
        const zoomLevel = camera.zoomLevel + 1;
        camera.set({ bearing: 120, pitch: 30, zoomLevel });
        return {
          by: camera.zoomLevel - zoomLevel,
          bearing: camera.bearing,
          pitch: camera.pitch,
          floor: floors.current.id,
        };
      }),
    );
    expect(pose).toEqual({ by: 0, bearing: 120, pitch: 30, floor: 'm_out' });
  });

  test('[themes] another theme changes the colors of the same map @all', async () => {
    await topics.show({ theme: 'light', size: 'phone', floor: 'm_out' });
    await topics.picture('theme-dark-phone', (page) =>
      page.evaluate(() => topicsPage.mapView.setTheme('dark')),
    );
  });
});

declare global {
  /** Objects that the page provides to the test. */
  var topicsPage: TopicsProgram;
}
