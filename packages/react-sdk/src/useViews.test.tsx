// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// The venue of the SDK's own tests: created from data, without a bundle to read.
import { buildVenue } from '@mezzanine/mezzanine-js/build-venue';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { fakeScreen } from './fakeScreen.fixture.ts';
import { MapView, useViews, type MapViewInstance, type ViewsResult } from './index.ts';
import { RenderedPage } from './ui/renderedPage.fixture.tsx';

const venue = buildVenue(sampleMvf());
let page: RenderedPage;
let takeAway: () => void;
const maps: MapViewInstance[] = [];
const seen: ViewsResult[] = [];
beforeEach(() => {
  takeAway = fakeScreen();
  page = new RenderedPage();
  seen.length = 0;
  maps.length = 0;
});
afterEach(async () => {
  await page.close();
  takeAway();
});

function Names({ count }: { readonly count: number }): ReactElement {
  const result = useViews();
  seen.push(result);
  return (
    <output>
      {count}: {result.views.map(({ name }) => name).join(', ')}
    </output>
  );
}

async function show(count: number): Promise<ViewsResult> {
  await page.show(
    <MapView venue={venue} onReady={(mapView) => maps.push(mapView)}>
      <Names count={count} />
      <Names count={count} />
    </MapView>,
  );
  await page.until(() => seen.length > 0);
  const last = seen.at(-1);
  if (!last) throw new Error('Nothing was rendered.');
  return last;
}

test('a render with the same views does no work on the map, and does not modify its arguments', async () => {
  const first = await show(0);
  const [map] = maps;
  if (!map) throw new Error('There is no map.');
  const spies = (['save', 'restore', 'remove', 'setTopics'] as const).map((verb) =>
    vi.spyOn(map.views, verb),
  );
  for (let count = 1; count < 4; count += 1) {
    const again = await show(count);
    expect(again.views).toBe(first.views);
    expect([again.save, again.restore, again.remove]).toEqual([
      first.save,
      first.restore,
      first.remove,
    ]);
  }
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

test('all components see the views that any of them adds or removes', async () => {
  const { save, remove } = await show(0);
  await act(async () => void save('Lunch'));
  await act(async () => void save('Exit'));
  expect(page.texts('output')).toEqual(['0: Lunch, Exit', '0: Lunch, Exit']);
  await act(async () => remove('Lunch'));
  expect(page.texts('output')).toEqual(['0: Exit', '0: Exit']);
});
