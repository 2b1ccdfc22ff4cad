import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { readHostMessage, type PageEvents } from '@mezzanine/mobile-protocol';
import { MobileHost, mallTopic } from './support/MobileHost.ts';
import { test } from './support/test.ts';

const heldUrl = `${new URL(mallTopic.source.url).origin}/held.zip`;
const outdoorPart = fileURLToPath(
  new URL('../packages/mobile-page/dist/outdoor.js', import.meta.url),
);

test.use({ viewport: { width: 390, height: 844 } });

/** The venue, and one of its locations with a space. */
async function shop(host: MobileHost) {
  const { venue } = await host.event('venue-loaded');
  const location = venue.locations.find(({ spaceIds }) => spaceIds.length === 1);
  if (location === undefined) throw new Error('The mall has no shop.');
  const space = venue.spaces.find(({ id }) => id === location.spaceIds[0]);
  if (space === undefined) throw new Error('The shop has no space.');
  return { venue, location, space };
}

test('MP-30, MP-31: shows the venue that the host selects, and sends it to the host as data', async ({
  page,
}) => {
  const host = await MobileHost.open(page);
  await host.showMall({ floor: { id: 'unknown' } });
  const { venue } = await host.event('venue-loaded');
  expect(venue.floors.length).toBeGreaterThan(1);
  expect(venue.spaces.length).toBeGreaterThan(50);
  expect(await host.event('error')).toMatchObject({ code: 'unknown-target', topic: 'floor' });
  await expect(host.frame.locator('canvas')).toBeVisible();
  expect(host.requested).toEqual([mallTopic.source.url]);
});

test('MP-21, MP-22: adds, changes, and removes markers by key, and reports taps on them @all', async ({
  page,
}) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { space } = await shop(host);
  const target = { kind: 'entity', id: space.id, type: 'space' } as const;
  const marker = { key: 'a', target, interactive: true, priority: 'always' } as const;
  const text = (one: string) => ({ kind: 'text', text: one }) as const;
  await host.setState({
    floor: { id: space.floorId },
    camera: { center: space.center, zoomLevel: 20 },
    markers: [
      { ...marker, content: text('First') },
      { ...marker, key: 'b', content: text('Second'), interactive: false },
    ],
  });
  await host.ask('when-idle', {});
  const markers = host.frame.locator('[data-mezzanine-marker]');
  await expect(markers).toHaveText(['First', 'Second']);
  const first = await markers.first().elementHandle();
  await host.setState({ markers: [{ ...marker, content: text('Changed') }] });
  await expect(markers).toHaveText(['Changed']);
  // The same element was updated.
  expect(await first?.textContent()).toBe('Changed');
  await markers.first().click();
  expect(await host.event('click')).toMatchObject({ markerKeys: ['a'], floorId: space.floorId });
});

test('MP-14: a reloaded page is restored by one message @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { venue, space } = await shop(host);
  const state = {
    venue: mallTopic,
    floor: { id: space.floorId },
    camera: { center: space.center, zoomLevel: 19, bearing: 30, pitch: 40 },
    markers: [
      {
        key: 'a',
        target: { kind: 'entity', id: space.id, type: 'space' },
        content: { kind: 'pin', symbol: '1' },
      },
    ],
    blueDot: { position: { ...space.center, floorId: space.floorId, accuracyMeters: 4 } },
    selection: { spaceIds: [space.id], color: '#00ff00' },
  } as const;
  await host.setState(state);
  await host.reload();
  await host.welcome();
  await host.setState(state);
  expect((await host.event('map-shown')).floorId).toBe(space.floorId);
  const camera = await host.ask('get-camera', {});
  expect(camera.zoomLevel).toBeCloseTo(19, 3);
  expect(camera.bearing).toBeCloseTo(30, 3);
  expect(camera.center.longitude).toBeCloseTo(space.center.longitude, 6);
  await expect(host.frame.locator('[data-mezzanine-marker]')).toHaveCount(1);
  await host.expectLast('blue-dot-state', { state: 'active' });
  const { color } = await host.ask('get-space-state', { spaceId: space.id });
  expect(color.toLowerCase()).toMatch(/#00ff00|rgb\(0, 255, 0\)/);
  expect((await host.event('venue-loaded')).venue.id).toBe(venue.id);
});

test('routes, search, and data work without a map @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.welcome();
  await host.setState({ venue: { ...mallTopic, showsMap: false } });
  const { venue, location, space } = await shop(host);
  const { hits } = await host.ask('search', { text: location.name, limit: 5 });
  expect(hits.map(({ name }) => name)).toContain(location.name);
  const other = venue.spaces.find(
    ({ floorId, kind }) => floorId !== space.floorId && kind === 'room',
  );
  const request = {
    from: { kind: 'entity', id: space.id, type: 'space' },
    to: [{ kind: 'entity', id: other?.id ?? '', type: 'space' }],
  } as const;
  const { directions } = await host.ask('get-directions', request);
  expect(directions?.distanceMeters).toBeGreaterThan(10);
  expect(directions?.instructions.map(({ action }) => action)).toContain('take');
  expect((await host.answer('get-camera', {})).payload).toMatchObject({ code: 'no-map' });
});

test('MP-12, MP-13: rejects other versions, and requests before the session', async ({ page }) => {
  const host = await MobileHost.open(page);
  expect((await host.answer('get-camera', {})).payload).toMatchObject({ code: 'not-connected' });
  const refused = (await host.answer('welcome', { version: 9 })).payload as PageEvents['error'];
  expect(refused.code).toBe('wrong-version');
  expect(refused.message).toContain('versions 1');
});

test('MP-50, MP-51: makes HTML safe, and requests no other server', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { space } = await shop(host);
  await host.forget();
  const html = `<b onclick="alert(1)">Bold</b><img src="http://other.localhost/a.png" onerror="alert(1)">
    <script>document.title = 'run'</script><a href="http://other.localhost">Link</a>
    <i style="background: url(http://other.localhost/b.png)">Styled</i>`;
  await host.setState({
    camera: { center: space.center, zoomLevel: 20 },
    markers: [
      {
        key: 'a',
        target: { kind: 'entity', id: space.id, type: 'space' },
        content: { kind: 'html', html },
      },
    ],
  });
  const marker = host.frame.locator('[data-mezzanine-marker]');
  await expect(marker.locator('b')).toHaveText('Bold');
  expect(await marker.innerHTML()).not.toMatch(/onclick|onerror|script|href|other\.localhost/);
  await host.setState({
    venue: { source: { kind: 'url', url: 'http://other.localhost/a.zip' } },
  });
  expect(await host.event('error')).toMatchObject({ code: 'server-not-allowed', topic: 'venue' });
  const isBlocked = await host.frame.locator('body').evaluate(async () => {
    try {
      await fetch('http://other.localhost/data');
      return false;
    } catch {
      return true;
    }
  });
  expect(isBlocked).toBe(true);
  expect(host.requested.filter((url) => url.includes('other.localhost'))).toEqual([]);
});

test('MP-26: another venue cancels the download of the previous one @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.welcome();
  const held = { source: { kind: 'url', url: heldUrl } } as const;
  await page.route(heldUrl, () => new Promise<never>(() => undefined));
  const request = page.waitForRequest(heldUrl);
  await host.send({ mezzanine: 1, type: 'set-state', payload: { state: { venue: held } } });
  await request;
  await host.setState({ venue: { ...mallTopic, showsMap: false } });
  expect((await host.event('venue-loaded')).venue.name).not.toBe('');
  expect(await host.events('error')).toEqual([]);
});

test('draws a route, reports its steps, and clears it @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { venue, space } = await shop(host);
  const other = venue.spaces.find(
    ({ floorId, kind }) => floorId !== space.floorId && kind === 'room',
  );
  const target = (id = '') => ({ kind: 'entity', id, type: 'space' }) as const;
  const route = { from: target(space.id), to: [target(other?.id)], animate: false };
  await host.setState({ route });
  const { result } = await host.event('route-change');
  expect(result?.directions?.instructions.length).toBeGreaterThan(2);
  await host.forget();
  await host.setState({ route: { ...route, step: 2 } });
  expect(await host.event('navigation-step')).toEqual({ index: 2, reason: 'api' });
  // The route is unchanged, so it is not computed again.
  expect(await host.events('route-change')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('route.png') });
  await host.setState({}, ['route']);
  expect(await host.event('route-change')).toEqual({});
});

test('removes the blue dot when the host no longer has a position @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall({ camera: { zoomLevel: 20 } });
  const { center } = await host.ask('get-camera', {});
  const position = { longitude: center.longitude, latitude: center.latitude };
  const rendered = async () => {
    await host.ask('when-idle', {});
    return host.frame.locator('canvas').first().screenshot();
  };
  const before = await rendered();
  await host.setState({ blueDot: { position } });
  await host.expectLast('blue-dot-state', { state: 'active' });
  await expect.poll(async () => (await rendered()).equals(before)).toBe(false);
  await host.setState({ blueDot: {} });
  await host.expectLast('blue-dot-state', { state: 'waiting' });
  await expect.poll(async () => (await rendered()).equals(before)).toBe(true);
});

test('follows light and dark live, keeps the view in another language, and stacks floors @all', async ({
  page,
}) => {
  const host = await MobileHost.open(page);
  await host.showMall({ theme: { scheme: 'light' } });
  const { venue, space } = await shop(host);
  await page.screenshot({ path: test.info().outputPath('light.png') });
  await host.setState({ theme: { scheme: 'dark' }, camera: { zoomLevel: 19 } });
  await host.ask('when-idle', {});
  await page.screenshot({ path: test.info().outputPath('dark.png') });
  const scheme = await host.frame
    .locator('html')
    .evaluate((html) => getComputedStyle(html).colorScheme);
  expect(scheme).toBe('dark');
  const [, second] = venue.languages;
  await host.forget();
  await host.setState({ language: second?.code ?? '' });
  expect((await host.event('venue-loaded')).venue.language).toBe(second?.code);
  expect((await host.event('map-shown')).camera.zoomLevel).toBeCloseTo(19, 3);
  await host.setState({ language: 'tlh' });
  expect(await host.event('error')).toMatchObject({ code: 'unknown-language', topic: 'language' });
  await host.setState({ stack: { isExpanded: true, durationMs: 0 } });
  await host.expectLast('stack-change', { isExpanded: true });
  expect(space.floorId).not.toBe('');
});

test('MP-42: survives a lost graphics context without losing state @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { space } = await shop(host);
  await host.setState({
    markers: [
      {
        key: 'a',
        target: { kind: 'entity', id: space.id, type: 'space' },
        content: { kind: 'tooltip', title: 'Here', text: 'A text' },
        priority: 'always',
      },
    ],
  });
  await host.frame.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    setTimeout(() => lose?.restoreContext(), 100);
  });
  await host.event('context-lost');
  await host.event('context-restored');
  await expect(host.frame.locator('[data-mezzanine-marker]')).toHaveCount(1);
});

test('MP-53: requests the outdoor part, runs only that, and shows the map offline @all', async ({
  page,
}) => {
  const host = await MobileHost.open(page);
  await host.showMall({ outdoor: { isShown: true } });
  expect(await host.event('part-needed')).toEqual({ part: 'outdoor' });
  const wrong = await host.answer('give-part', {
    part: 'outdoor',
    script: 'document.title = "run"',
  });
  expect(wrong.payload).toMatchObject({ code: 'outdoor-unavailable' });
  expect(await host.frame.locator('html').evaluate(() => document.title)).toBe('Map');
  await host.setState({}, ['outdoor']);
  await host.setState({ outdoor: { isShown: true } });
  const script = await readFile(outdoorPart, 'utf8');
  await host.ask('give-part', { part: 'outdoor', script });
  expect(await host.event('outdoor-change')).toEqual({ isShown: true });
  expect(host.requested).toEqual([mallTopic.source.url]);
});

test('1,000 changes within a second are applied together @all', async ({ page }) => {
  const host = await MobileHost.open(page);
  await host.showMall();
  const { space } = await shop(host);
  await host.forget();
  await page.evaluate(
    ({ center, floorId }) => {
      const { send } = window as unknown as { send: (message: unknown) => void };
      for (let index = 0; index < 1000; index++) {
        const position = { ...center, floorId, accuracyMeters: 1 + (index % 5) };
        const payload = { state: { blueDot: { position } } };
        send({ mezzanine: 1, type: 'set-state', payload });
      }
    },
    { center: space.center, floorId: space.floorId },
  );
  await host.ask('when-idle', {});
  const positions = await host.events('position-change');
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.length).toBeLessThan(100);
});

test(
  'MP-07: 100,000 invalid messages throw nothing and change nothing',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const host = await MobileHost.open(page);
    await host.showMall();
    const { space } = await shop(host);
    const target = { kind: 'entity', id: space.id, type: 'space' } as const;
    await host.setState({
      camera: { center: space.center, zoomLevel: 20 },
      floor: { id: space.floorId },
      markers: [
        {
          key: 'a',
          target,
          content: { kind: 'text', text: 'Here' },
          interactive: false,
          priority: 'always',
        },
      ],
    });
    await host.ask('when-idle', {});
    const camera = await host.ask('get-camera', {});
    await host.forget();
    let sent = 0;
    for (let seed = 1; sent < 100_000; seed += 1) {
      const batch = hostileMessages(seed, 5000);
      sent += batch.length;
      await page.evaluate((messages) => {
        for (const message of messages) (window as unknown as HostileWindow).send(message);
      }, batch);
      await host.ask('when-idle', {});
    }
    expect(errors).toEqual([]);
    expect(await host.ask('get-camera', {})).toEqual(camera);
    await expect(host.frame.locator('[data-mezzanine-marker]')).toHaveText(['Here']);
    const events = ['map-shown', 'venue-loaded', 'floor-change', 'camera-change', 'click'] as const;
    for (const type of events) expect(await host.events(type), type).toEqual([]);
  },
);

/** The host's window. */
interface HostileWindow {
  send(message: unknown): void;
}

const vectors = JSON.parse(
  readFileSync(
    new URL('../packages/mobile-protocol/vectors/messages.json', import.meta.url),
    'utf8',
  ),
) as readonly { readonly from: string; readonly json: string }[];

/** Valid messages with a random value in one field, or as payload; messages that remain valid are left out. */
function hostileMessages(seed: number, count: number): readonly unknown[] {
  const good = vectors
    .filter(({ from }) => from === 'host')
    .map(({ json }) => JSON.parse(json) as unknown)
    .filter((message): message is { payload: object } => {
      const payload = (message as { payload?: unknown } | null)?.payload;
      return typeof payload === 'object' && payload !== null;
    });
  const altered = fc
    .record({
      message: fc.constantFrom(...good),
      field: fc.nat(),
      value: fc.jsonValue(),
      // Other than the ids of the host's own requests.
      id: fc.integer({ min: 1_000_000 }),
      isWhole: fc.boolean(),
    })
    .map(({ message, field, value, id, isWhole }) => {
      const names = Object.keys(message.payload);
      const name = names[field % Math.max(names.length, 1)] ?? 'extra';
      const payload = isWhole ? value : { ...message.payload, [name]: value };
      return { ...message, id, payload };
    });
  return fc.sample(altered, { numRuns: count, seed }).filter((message) => {
    const read = readHostMessage(message);
    return read === undefined || 'fault' in read;
  });
}
