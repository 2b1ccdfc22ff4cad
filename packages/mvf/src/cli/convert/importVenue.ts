import { basename } from 'node:path';
import { deriveDrawing } from '../../derive/deriveDrawing.ts';
import type { DrawingOptions } from '../../dxf/importDxf.ts';
import { refusalOf } from '../../file/refusalOf.ts';
import type { PhaseProgress } from '../../Pace.ts';
import type { Mvf } from '../../Mvf.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { CliError } from '../CliError.ts';
import { type Input, inputNames } from '../readInput.ts';

/** An imported venue, and the losses. */
export interface ImportedVenue {
  readonly venue: Mvf;
  readonly entries: readonly LossEntry[];
}

/** Import options. */
export interface ImportChoices {
  /** Whether to generate a walking graph for formats without one. */
  readonly graph: boolean;
  /** Whether to draw walls, railings, and treads for formats without them. */
  readonly derive: boolean;
  /** Whether rooms without a door get one; default: the importer's default. */
  readonly assumeDoors?: boolean;
  /** BCP 47 tag of the language of the venue's text. */
  readonly language?: string;
  /** Data that DXF drawings lack; `center` is also for GeoJSON and IFC models. */
  readonly drawing: DrawingOptions;
  /** Display name of the venue, for formats without one. */
  readonly name: string;
  /** Whether the command line specifies the name, which then replaces the name in the file. */
  readonly isNamed: boolean;
  /** Called while an IFC model or a GeoPackage is read. */
  readonly onProgress?: (progress: PhaseProgress<string>) => void;
}

/** Imports a venue from inputs of one format. Rejects with {@link MvfError} if they are invalid. */
export async function importVenue(
  inputs: readonly [Input, ...Input[]],
  choices: ImportChoices,
): Promise<ImportedVenue> {
  const imported = await importPlain(inputs, choices);
  const [{ format }] = inputs;
  const isBundle = format === 'mvf-2' || format === 'mvf-1';
  return isBundle || !choices.derive
    ? imported
    : { ...imported, venue: deriveDrawing(imported.venue) };
}

/** Each importer is loaded only if it is used: together they are half of the program. */
async function importPlain(
  inputs: readonly [Input, ...Input[]],
  choices: ImportChoices,
): Promise<ImportedVenue> {
  const [{ format }] = inputs;
  if (format === 'geojson') return importFloors(inputs, choices);
  if (format === 'dxf') return importDrawings(inputs, choices);
  if (inputs.length > 1) {
    throw new CliError(
      'usage',
      `${inputs.length} files were given, the first of them ${inputNames[format]}; expected one file, or the GeoJSON or DXF drawings of several floors.`,
    );
  }
  return importOne(inputs[0], choices);
}

/** One floor per file, in the given order; files of a folder are sorted by name. */
async function importFloors(
  inputs: readonly Input[],
  choices: ImportChoices,
): Promise<ImportedVenue> {
  const { graph, name, drawing } = choices;
  const { importGeoJson } = await import('../../geojson/importGeoJson.ts');
  const { floorsOfFile } = await import('../../file/floorsOfFile.ts');
  const floors = inputs.flatMap(({ path, bytes }) => floorsOfFile(basename(path), bytes));
  const place = drawing.center && { center: drawing.center };
  const { venue, report } = importGeoJson(floors, { graph, name, ...doorsOf(choices), ...place });
  return { venue, entries: report.entries };
}

async function importDrawings(
  inputs: readonly Input[],
  choices: ImportChoices,
): Promise<ImportedVenue> {
  const { graph, name, drawing } = choices;
  const { importDxf } = await import('../../dxf/importDxf.ts');
  const { drawingsOfFile } = await import('../../file/drawingsOfFile.ts');
  const files = inputs.map(({ path, bytes }) => drawingsOfFile(basename(path), bytes));
  const drawings = files.flatMap((file) => file.drawings);
  const options = { graph, name, ...doorsOf(choices), ...drawing };
  const { venue, report } = importDxf(drawings, options);
  const others = files.flatMap(({ entries }) => entries);
  return { venue, entries: [...others, ...report.entries] };
}

function doorsOf({ assumeDoors }: ImportChoices): { readonly assumeDoors?: boolean } {
  return assumeDoors === undefined ? {} : { assumeDoors };
}

/** Imports a format that has a whole venue in one file. */
async function importOne(input: Input, choices: ImportChoices): Promise<ImportedVenue> {
  const { graph, language, name, isNamed } = choices;
  const { format, bytes, path } = input;
  const doors = doorsOf(choices);
  if (format === 'ifc') return importModel(input, choices);
  if (format === 'geopackage') return importDatabase(input, choices);
  if (format === 'osm') {
    const { importOsm } = await import('../../osm/importOsm.ts');
    const { venue, report } = importOsm(bytes, {
      graph,
      file: basename(path),
      ...doors,
      ...(isNamed && { name }),
    });
    return { venue, entries: report.entries };
  }
  if (format === 'shapefile') {
    const file = basename(path);
    const { importShapefile } = await import('../../shapefile/importShapefile.ts');
    const { venue, report } = importShapefile(bytes, { graph, file, name, ...doors });
    return { venue, entries: report.entries };
  }
  if (format === 'imdf') {
    const tag = language === undefined ? {} : { language };
    const { importImdf } = await import('../../imdf/importImdf.ts');
    const { venue, report } = importImdf(bytes, { graph, ...doors, ...tag });
    return { venue, entries: report.entries };
  }
  if (format === 'unknown') throw refusalOf(bytes);
  const { readMvf } = await import('../../readMvf.ts');
  return { venue: readMvf(bytes), entries: [] };
}

/** Loads the importer of IFC, and with it a large package, only if it is needed. */
async function importModel({ bytes, path }: Input, choices: ImportChoices): Promise<ImportedVenue> {
  const { graph, assumeDoors, drawing, name, isNamed, onProgress } = choices;
  const { importIfc } = await import('../../ifc/index.ts');
  const { venue, report } = await importIfc(bytes, {
    graph,
    file: basename(path),
    ...(assumeDoors !== undefined && { assumeDoors }),
    ...(isNamed && { name }),
    ...(drawing.center && { center: drawing.center }),
    ...(onProgress && { onProgress }),
  });
  return { venue, entries: report.entries };
}

/** Loads the importer of GeoPackages, and with it a large package, only if it is needed. */
async function importDatabase(
  { bytes, path }: Input,
  { graph, assumeDoors, name, onProgress }: ImportChoices,
): Promise<ImportedVenue> {
  const { importGeoPackage } = await import('../../geopackage/index.ts');
  const { venue, report } = await importGeoPackage(bytes, {
    graph,
    name,
    file: basename(path),
    ...(assumeDoors !== undefined && { assumeDoors }),
    ...(onProgress && { onProgress }),
  });
  return { venue, entries: report.entries };
}
