import type { ReadLimits } from '../archive/ReadLimits.ts';
import { generateGraph } from '../graph/generateGraph.ts';
import type { SpaceJoin } from '../graph/findShafts.ts';
import type { Mvf } from '../Mvf.ts';
import { byFloor, emptyVenue } from '../geojson/emptyVenue.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { IdMint } from './IdMint.ts';
import { addTo, type ImdfContext } from './ImdfContext.ts';
import { type ImdfSource, openImdf } from './ImdfSource.ts';
import { importAmenities } from './importAmenities.ts';
import { importFixtures, importSections } from './importFixtures.ts';
import { type ImportedLevels, importLevels } from './importLevels.ts';
import { importOccupants } from './importOccupants.ts';
import { importOpenings } from './importOpenings.ts';
import { importOutdoors } from './importOutdoors.ts';
import { importRelationships } from './importRelationships.ts';
import { importUnits } from './importUnits.ts';
import { isLanguageTag, Labels } from './Labels.ts';
import { levelsWithoutUnits } from './levelsWithoutUnits.ts';
import { manifestOf } from './manifestOf.ts';
import { addPaths, readPaths } from './importPaths.ts';
import { keepOtherFiles } from './keepOtherFiles.ts';
import { keepProperties } from './keptProperties.ts';
import { nameByOccupants } from './nameByOccupants.ts';
import { type ImdfFeature, readFeatures } from './readFeatures.ts';

/** Options of {@link importImdf}. */
export interface ImdfOptions {
  /** BCP 47 tag of the language of the venue's text; default: the manifest's language. */
  readonly language?: string;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
  /** Whether to generate a walking graph, which IMDF does not have; default `true`. */
  readonly graph?: boolean;
  /** Whether to add a door to rooms without an opening; default `false`. */
  readonly assumeDoors?: boolean;
  /**
   * Whether to use outdoor paths of `navPath.geojson`, which some archives contain; default: kept.
   */
  readonly paths?: 'outdoors' | 'ignore';
}

/**
 * Converts an IMDF 1.0 archive to a venue: levels, units, openings, fixtures, kiosks, sections,
 * amenities and occupants, with a generated walking graph. The report lists losses and fixes.
 * Rules: `spec/imdf.md`, from IMDF-01.
 *
 * @param input bytes of the zip archive, or bytes by path for a folder
 * @throws MvfError if it is not an IMDF archive
 * @example
 * ```ts
 * const { venue, report } = importImdf(await file.arrayBuffer());
 * for (const { effect, what, count } of report.entries) console.log(effect, what, count);
 * ```
 */
export function importImdf(
  input: ArrayBuffer | Uint8Array | Readonly<Record<string, Uint8Array>>,
  options: ImdfOptions = {},
): Imported {
  const log = new LossLog();
  const source = openImdf(input, log, options.limits);
  const { venue, context, joins, outdoorFloor } = readShapes(source, log, options);
  const report = (): Imported['report'] => log.report();
  if (options.graph === false) return { venue, report: report() };
  const woven = generateGraph(venue, {
    joins,
    assumeDoors: options.assumeDoors ?? false,
    onEntry: (entry) => log.add(entry),
  });
  const paths = options.paths === 'ignore' ? undefined : readPaths(context);
  const whole =
    paths === undefined || outdoorFloor === undefined
      ? woven
      : addPaths(woven, paths, context, outdoorFloor);
  return { venue: whole, report: report() };
}

interface ReadShapes {
  readonly venue: Mvf;
  readonly context: ImdfContext;
  readonly joins: readonly SpaceJoin[];
  readonly outdoorFloor: string | undefined;
}

function readShapes(source: ImdfSource, log: LossLog, options: ImdfOptions): ReadShapes {
  const { context, levels } = openContext(source, log, languageOf(source, options));
  const { labels, features } = context;
  const spaces = importUnits(context);
  if (!isExport(source)) levelsWithoutUnits(levels.floors, spaces, context);
  const amenities = importAmenities(context, isExport(source));
  for (const [floor, points] of amenities.points) addTo(spaces, floor, points);
  const obstructions = importFixtures(context);
  const directory = importOccupants(context, amenities);
  const renamed = nameByOccupants(context, spaces, directory);
  const hasPaths = options.paths !== 'ignore' && readPaths(context) !== undefined;
  const outdoors = importOutdoors(context, levels, hasPaths);
  if (outdoors.floorId !== undefined) {
    addTo(spaces, outdoors.floorId, outdoors.spaces);
    addTo(obstructions, outdoors.floorId, outdoors.obstructions);
  }
  const floors = [...levels.floors, ...(outdoors.made === undefined ? [] : [outdoors.made.floor])];
  const stacks = outdoors.made === undefined ? [] : [outdoors.made.stack];
  const venue: Mvf = {
    ...emptyVenue(manifestOf(source, floors, features('venue')[0], labels), floors),
    floorStacks: [...levels.floorStacks, ...stacks],
    spaces: byFloor(floors, spaces),
    obstructions: byFloor(floors, obstructions),
    entrances: byFloor(floors, importOpenings(context)),
    areas: byFloor(floors, importSections(context)),
    facades: outdoors.facades,
    ...directory,
    extras: { ...keepOtherFiles(source, log), ...keepProperties(context, renamed) },
  };
  const joins = importRelationships(context);
  const packed = { ...venue, languagePacks: labels.packs() };
  return { venue: packed, context, joins, outdoorFloor: outdoors.floorId };
}

/** Whether our exporter wrote the archive. */
function isExport({ manifest }: ImdfSource): boolean {
  const { extensions } = manifest;
  return Array.isArray(extensions) && extensions.some((name) => String(name).includes(':mvf:'));
}

function openContext(
  source: ImdfSource,
  log: LossLog,
  language: string,
): { readonly context: ImdfContext; readonly levels: ImportedLevels } {
  const cache = new Map<string, readonly ImdfFeature[]>();
  const features = (name: string): readonly ImdfFeature[] => {
    const known = cache.get(name) ?? readFeatures(source, name, log);
    cache.set(name, known);
    return known;
  };
  const labels = new Labels(language);
  const levels = importLevels({
    levels: features('level'),
    buildings: features('building'),
    footprints: features('footprint'),
    labels,
    log,
  });
  const { floorOf } = levels;
  const maps = { floorOf, unitParts: new Map(), fixtureAt: new Map() };
  const context = { log, labels, shapeIds: new IdMint(), features, ...maps };
  return { context, levels };
}

function languageOf({ manifest }: ImdfSource, { language }: ImdfOptions): string {
  if (isLanguageTag(language)) return language;
  return isLanguageTag(manifest['language']) ? manifest['language'] : 'en';
}
