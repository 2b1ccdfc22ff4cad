import type { Mvf } from '../Mvf.ts';
import type { LossLog } from '../report/LossLog.ts';

/** Notes data of a venue for which version 1 has no file (rule V1-53). */
export function logExtensions(venue: Mvf, log: LossLog): void {
  const otherFlags = Object.keys(venue.navigationFlags).filter((name) => name !== 'accessible');
  for (const [what, file, count] of [
    ['style groups', 'styles.json', sizeOf(venue.styles)],
    ...perFloor('areas', 'area', venue.areas),
    ...perFloor('annotations', 'annotation', venue.annotations),
    ...perFloor('floor images', 'floorImages', venue.floorImages),
    ['annotation symbols', 'annotation-symbols.json', sizeOf(venue.annotationSymbols)],
    ...venue.facades.map(({ floorStack }) => ['facades', `facade/${floorStack}.json`, 1] as const),
    ...Object.entries(venue.enterprise ?? {}).map(
      ([name, records]) =>
        ['enterprise records', `enterprise/${name}.json`, countOf(name, records)] as const,
    ),
    ...Object.keys(venue.languagePacks).map(
      (code) => ['language packs', `language/${code}.json`, 1] as const,
    ),
    ['navigation flags', 'navigationFlags.json', otherFlags.length],
  ] as const) {
    log.add({
      effect: 'lost',
      what,
      count,
      file,
      message: `Version 1 has no ${what}${what === 'navigation flags' ? ' except accessible' : ''}. Keep the bundle in version 2 to keep them.`,
    });
  }
}

function perFloor(
  what: string,
  folder: string,
  byFloor: Readonly<Record<string, readonly object[]>>,
) {
  return Object.entries(byFloor).map(
    ([floor, features]) => [what, `${folder}/${floor}.geojson`, features.length] as const,
  );
}

function sizeOf(records: object): number {
  return Object.keys(records).length;
}

function countOf(name: string, records: object): number {
  return name === 'venue' ? 1 : sizeOf(records);
}
