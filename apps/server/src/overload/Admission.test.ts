import { expect, it } from 'vitest';
import { Admission } from './Admission.ts';
import { mostUnderWay, type WorkKind } from './WorkLimits.ts';

const directions = '/api/v1/venues/mall/directions?from=a&to=b';

function open() {
  const shed: WorkKind[] = [];
  const admission = new Admission((kind) => shed.push(kind));
  /** Starts requests, and returns functions that end those that are accepted. */
  const begin = (path: string, count: number) =>
    Array.from({ length: count }, () => admission.admit(path)).filter((end) => end !== undefined);
  return { shed, begin };
}

it('of 2,000 concurrent directions, all but the first few are rejected', () => {
  const { begin, shed } = open();
  expect(begin(directions, 2000)).toHaveLength(mostUnderWay.directions);
  expect(shed).toEqual(Array(2000 - mostUnderWay.directions).fill('directions'));
});

it('documents, searches, and other operations are accepted alongside directions', () => {
  const { begin, shed } = open();
  begin(directions, 2000);
  shed.length = 0;
  expect(begin('/docs/overview', 500)).toHaveLength(500);
  expect(begin('/1/indexes/*/queries', 10)).toHaveLength(10);
  expect(begin('/api/v1/venues/mall/locations', 10)).toHaveLength(10);
  expect(shed).toEqual([]);
});

it.each([
  '/%61pi/v1/venues/mall/directions?from=a&to=b',
  '/api/v1/%76enues/mall/directions?from=a&to=b',
  '/docs/../api/v1/venues/mall/directions?from=a&to=b',
  'http://localhost:8080/api/v1/venues/mall/directions?from=a&to=b',
  '/api/v1/venues/%zz/directions?from=a&to=b',
])('%s has the limit of directions, which its route answers', (target) => {
  const { begin } = open();
  expect(begin(target, 2000)).toHaveLength(mostUnderWay.directions);
});

it.each(['', '*', 'localhost:443', '//', 'http://'])(
  'the target %j counts as a document',
  (target) => {
    const { begin } = open();
    expect(begin(target, 2000)).toHaveLength(mostUnderWay.documents);
  },
);

it('floor images have their own limit, and lists of floors do not count', () => {
  const { begin, shed } = open();
  begin('/api/v1/venues/mall/floors/m_l1.png?width=300', 2000);
  expect(shed).toEqual(Array(2000 - mostUnderWay.pictures).fill('pictures'));
  expect(begin('/api/v1/venues/mall/floors?limit=5', 50)).toHaveLength(50);
});

it('a request that has ended frees exactly one slot, no matter how often it ends', () => {
  const { begin } = open();
  const [end] = begin(directions, 2000);
  end?.();
  end?.();
  expect(begin(directions, 5)).toHaveLength(1);
});

it.each(['/healthz', '/readyz', '/metrics', '/stats/search?day=1'])(
  '%s is always answered',
  (path) => {
    const { begin } = open();
    begin('/docs/overview', 3000);
    expect(begin(path, 3000)).toHaveLength(3000);
  },
);
