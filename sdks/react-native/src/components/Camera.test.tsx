// @vitest-environment happy-dom
import { writeMvf } from '@mezzanine/mvf';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MapError } from '../host/MapError.ts';
import { RenderedMap } from '../renderedMap.fixture.tsx';
import { loadVenue } from '../venue/loadVenue.ts';
import { webViews } from '../webView.fixture.tsx';
import { Camera } from './Camera.tsx';
import { MapView } from './MapView.tsx';

let venue: Venue;
let map: RenderedMap;
let errors: Error[];

beforeAll(async () => {
  venue = await loadVenue(new Uint8Array(writeMvf(sampleMvf())));
});
beforeEach(() => {
  map = new RenderedMap();
  errors = [];
});
afterEach(() => map.remove());

test('a place that the page does not find is reported to onError, as other errors of the map', async () => {
  const id = await focus();
  await map.frame(() => map.page.send('error', unknownTarget, id));
  expect(errors).toEqual([new MapError('unknown-target', unknownTarget.message)]);
});

test('a map that is unmounted or lost during a move reports no error', async () => {
  await focus();
  await map.frame(() => webViews.at(-1)?.props.onContentProcessDidTerminate?.());
  await map.render(<b />);
  await map.frame();
  expect(errors).toEqual([]);
});

/** Focuses a place on an open map, without a reply of the page. Returns the id of the request. */
async function focus(): Promise<number | undefined> {
  await map.render(<Scene isFocused={false} />);
  await map.open(() => true);
  map.page.isResponding = false;
  await map.render(<Scene isFocused />);
  await map.frame();
  const request = map.page.received.find(({ type }) => type === 'focus-on');
  expect(request?.id).toBeDefined();
  return request?.id;
}

const unknownTarget = { code: 'unknown-target', message: 'The venue has no place for it.' };

function Scene({ isFocused }: { readonly isFocused: boolean }) {
  return (
    <MapView venue={venue} onError={(error) => errors.push(error)}>
      <Camera focusOn={isFocused ? venue.spaces[0] : undefined} />
    </MapView>
  );
}
