// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderedMap, sampleOptions, serveSample } from '../renderedMap.fixture.tsx';
import { BlueDot, type BlueDotProps } from './BlueDot.tsx';
import { MapView } from './MapView.tsx';

let map: RenderedMap;
let isLoaded: boolean;

beforeEach(() => {
  serveSample();
  map = new RenderedMap();
  isLoaded = false;
});
afterEach(async () => {
  await map.remove();
  vi.unstubAllGlobals();
});

test.each([undefined, null])(
  'the position %s takes the last one off the map, and the next one is shown',
  async (none) => {
    await map.render(<Scene position={{ ...unknown, ...here }} />);
    await map.open(() => isLoaded);
    expect(map.told.blueDot).toEqual({ position: here });
    await map.render(<Scene position={none} />);
    await map.frame();
    expect(map.told.blueDot).toEqual({});
    await map.render(<Scene position={{ ...unknown, ...here }} />);
    await map.frame();
    expect(map.told.blueDot).toEqual({ position: here });
  },
);

test.each([-1, 100_001, Number.NaN, null])(
  'an accuracy of %s shows no circle',
  async (accuracy) => {
    const accuracyMeters = accuracy as number;
    await map.render(<Scene position={{ ...unknown, ...here, accuracyMeters }} />);
    await map.open(() => isLoaded);
    expect(map.told.blueDot).toEqual({ position: here });
  },
);

const here = { longitude: 1, latitude: 2 };
const unknown = {
  accuracyMeters: undefined,
  headingDegrees: undefined,
  floorId: undefined,
  timestamp: undefined,
};
const { baseUrl, venue: venueId } = sampleOptions;
const source = { key: 'demo', secret: 'demo-secret', venueId, baseUrl };

function Scene({ position }: Pick<BlueDotProps, 'position'>) {
  return (
    <MapView venue={source} onProgress={({ phase }) => (isLoaded ||= phase === 'reading')}>
      <BlueDot position={position} />
    </MapView>
  );
}
