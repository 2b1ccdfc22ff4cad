import { imdfArchive, type ImdfJson, library } from '../../fixtures/imdf/library.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import type { LossReport } from '../report/LossReport.ts';
import type { SpaceFeature } from '../record-types/space.ts';

/** A polygon of one ring. */
export function polygon(ring: unknown): unknown {
  return { type: 'Polygon', coordinates: [ring] };
}

/** The library with units of only these geometries on the ground floor. */
export function withUnits(geometries: readonly unknown[]): Uint8Array {
  const fixture = library();
  const [first] = fixture['unit'] ?? [];
  const unit = geometries.map((geometry, i) => ({ ...first, id: `u${i}`, geometry }));
  return imdfArchive({ level: fixture['level'], unit });
}

/** The library with other properties of one unit. */
export function changedUnit(id: string, change: object): Record<string, ImdfJson[]> {
  const fixture = library();
  const unit = (fixture['unit'] ?? []).map((feature) =>
    feature.id === id ? { ...feature, properties: { ...feature.properties, ...change } } : feature,
  );
  return { ...fixture, unit };
}

/** A space of the venue by its id. */
export function spaceOf(venue: Mvf, id: string): SpaceFeature | undefined {
  return Object.values(venue.spaces)
    .flat()
    .find(({ properties }) => properties.id === id);
}

/** The name of a space. */
export function nameOf(venue: Mvf, id: string): string | undefined {
  return spaceOf(venue, id)?.properties.details?.name;
}

/** Effect and kind of each entry. */
export function whatOf({ entries }: LossReport): string[] {
  return entries.map(({ effect, what }) => `${effect} ${what}`);
}

/** Counts by kind of entry. */
export function countsOf({ entries }: LossReport): Record<string, number> {
  return Object.fromEntries(entries.map(({ what, count }) => [what, count]));
}

/** The result of an import; undefined if it throws an MvfError. */
export function importedOrRefused<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}

/** The MvfError that is thrown. */
export function errorOf(run: () => unknown): MvfError {
  try {
    run();
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('Expected an error, but nothing was thrown.');
}

/** The code of the MvfError that is thrown. */
export function codeOf(run: () => unknown): string {
  return errorOf(run).code;
}
