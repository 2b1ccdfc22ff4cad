import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mvf } from '../Mvf.ts';
import { readMvf } from '../readMvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import { validate } from '../validator/validate.ts';
import { writeMvf } from '../writeMvf.ts';
import { countsOf } from './imdfTesting.fixture.ts';
import { importImdf } from './importImdf.ts';

// A real campus with its own license, next to the repository if available.
const file = fileURLToPath(
  new URL('../../../../../shared/data/imdf-polytech/IMDFData.zip', import.meta.url),
);

describe.skipIf(!existsSync(file))('IMDF-21: a real campus', () => {
  let venue: Mvf;
  let report: LossReport;

  beforeAll(() => {
    ({ venue, report } = importImdf(readFileSync(file)));
  });

  it('is imported completely: 8 levels, 443 units, 472 openings, 264 occupants, 37 amenities', () => {
    expect(venue.floors.length).toBe(9);
    const indoors = Object.values(venue.spaces).flat();
    const units = indoors.filter(({ properties }) => !['poi', 'facade'].includes(properties.kind));
    expect(units.length).toBe(443);
    expect(Object.values(venue.entrances).flat().length).toBe(472);
    expect(venue.locations.length).toBe(264);
    expect(indoors.filter(({ properties }) => properties.kind === 'poi').length).toBe(37);
    expect(venue.obstructions['outdoor']?.length).toBe(78);
    expect(Object.keys(venue.languagePacks)).toEqual(['ru']);
    expect(countsOf(report)).toMatchObject({ 'unit category': 11, 'opening: unit_categoty': 472 });
  });

  it('is a valid bundle without errors', () => {
    const bytes = writeMvf(venue);
    expect(Buffer.compare(bytes, writeMvf(readMvf(bytes)))).toBe(0);
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('has routes between all rooms with an opening, within and between its buildings', () => {
    const rooms = Object.values(venue.spaces)
      .flat()
      .filter(({ properties }) => !['poi', 'facade'].includes(properties.kind));
    const ends = rooms.flatMap(({ properties }) => properties.destinationNodes);
    expect(rooms.length - ends.length).toBeLessThanOrEqual(3);
    const reached = reachedFrom(venue, ends[0] ?? '');
    expect(ends.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('is imported identically every time', () => {
    const again = importImdf(readFileSync(file)).venue;
    expect(JSON.stringify(again)).toBe(JSON.stringify(venue));
  });
});

function reachedFrom(venue: Mvf, from: string): Set<string> {
  const next = new Map(
    venue.nodes.map(({ properties: { id, neighbors } }) => [id, neighbors.map((n) => n.id)]),
  );
  for (const { nodes } of venue.connections) for (const id of nodes) next.get(id)?.push(...nodes);
  const reached = new Set([from]);
  for (const id of reached) for (const other of next.get(id) ?? []) reached.add(other);
  return reached;
}
