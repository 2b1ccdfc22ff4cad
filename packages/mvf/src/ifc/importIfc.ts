import { generateGraph } from '../graph/generateGraph.ts';
import type { Vec } from '../graph/planeGeometry.ts';
import { MvfError } from '../MvfError.ts';
import { Pace } from '../Pace.ts';
import { formatVersion } from '../parseManifest.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { isIfc } from '../file/isIfc.ts';
import { joinsOf } from './addShafts.ts';
import { Bodies } from './Bodies.ts';
import { drawFloors } from './drawFloors.ts';
import { type Georeference, georeference, type GeoreferenceInput } from './georeference.ts';
import { IfcFile } from './IfcFile.ts';
import { checkStatements } from './checkStatements.ts';
import { defaultIfcLimits, type IfcLimits } from './IfcLimits.ts';
import { lengthScale } from './lengthScale.ts';
import { levelsOf } from './Levels.ts';
import { ModelTree } from './ModelTree.ts';
import { noteRest } from './noteRest.ts';
import type { IfcPhase, IfcProgress } from './IfcProgress.ts';
import { Placements } from './Placements.ts';
import { readShapes } from './readShapes.ts';
import { textOf } from './values.ts';
import { middleOf, writeVenue } from './writeVenue.ts';

/** Options of {@link importIfc}. */
export interface IfcOptions {
  /** Display name of the venue; default: from the building or the project, otherwise `Venue`. */
  readonly name?: string;
  /** Id of the venue; default `venue`. */
  readonly id?: string;
  /**
   * Creation time of the venue, ISO 8601; default 1970, so that equal input produces equal output.
   */
  readonly time?: string;
  /** Name of the file, for messages; default `model.ifc`. */
  readonly file?: string;
  /** Position of the middle of the model; default: the georeference of the model. */
  readonly center?: readonly [longitude: number, latitude: number];
  /** Whether to generate a walking graph; default `true`. */
  readonly graph?: boolean;
  /** Whether rooms without a door get one; default: only if the model has no doors. */
  readonly assumeDoors?: boolean;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<IfcLimits>;
  /**
   * Address of `web-ifc.wasm` of the installed version of web-ifc, for browsers; default: next to the
   * script. The page's Content-Security-Policy needs `'wasm-unsafe-eval'`.
   */
  readonly wasmUrl?: string;
  /** Called when a phase starts, and about every 30 ms while shapes are read. */
  readonly onProgress?: (progress: IfcProgress) => void;
  /** Cancels the import, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/**
 * Creates a venue from an IFC building model (IFC2X3, IFC4, or IFC4X3): storeys, spaces, walls,
 * doors, windows, columns, stairs, ramps, and elevators, with a walking graph. The report lists
 * data that the venue cannot represent, and assumptions. Rules: `spec/imdf.md`, from IFC-01.
 *
 * The package web-ifc reads the file, and is loaded by the first call. Install it next to this package.
 * The import pauses every 30 ms, but one complex shape can take longer, so run it in a worker in a
 * browser. Terminating the worker stops it immediately.
 *
 * @param input the file
 * @throws MvfError if it is not an IFC file, has no storeys with spaces, walls, or slabs, or is over a
 *   limit; `missing-package` if web-ifc is not installed
 * @example
 * ```ts
 * import { importIfc } from '@mezzanine/mvf/ifc';
 *
 * const { venue, report } = await importIfc(await file.arrayBuffer(), { file: file.name });
 * ```
 */
export async function importIfc(
  input: ArrayBuffer | Uint8Array,
  options: IfcOptions = {},
): Promise<Imported> {
  const { file = 'model.ifc', signal, onProgress, wasmUrl } = options;
  const limits = { ...defaultIfcLimits, ...options.limits };
  const bytes = input instanceof Uint8Array ? input : new Uint8Array(input);
  checkFile(bytes, file, limits);
  const pace = new Pace<IfcPhase>({
    file,
    maxSeconds: limits.maxSeconds,
    remedy: 'Export fewer classes or single storeys',
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  await pace.step('opening');
  const ifc = await IfcFile.open({ bytes, file, ...(wasmUrl !== undefined && { wasmUrl }) });
  try {
    return await readModel(ifc, options, limits, pace);
  } finally {
    ifc.close();
  }
}

function checkFile(bytes: Uint8Array, file: string, { maxBytes }: IfcLimits): void {
  if (!isIfc(bytes)) {
    throw new MvfError(
      'invalid-content',
      `${file} is not an IFC file; expected text that starts with ISO-10303-21 and names the schema IFC2X3, IFC4, or IFC4X3. Unpack archives (.ifcZIP) first, and save ifcXML as .ifc.`,
      { file },
    );
  }
  if (bytes.byteLength > maxBytes) {
    throw new MvfError(
      'archive-too-large',
      `${file} has ${bytes.byteLength} bytes; expected at most ${maxBytes}. Raise limits.maxBytes if you trust the file.`,
      { file },
    );
  }
  checkStatements(bytes, file);
}

async function readModel(
  ifc: IfcFile,
  options: IfcOptions,
  limits: IfcLimits,
  pace: Pace<IfcPhase>,
): Promise<Imported> {
  const log = new LossLog();
  setScale(ifc, log);
  const tree = new ModelTree(ifc, limits.maxElements);
  const placements = new Placements(ifc);
  const bodies = new Bodies(ifc, placements, limits);
  const shapes = await readShapes(tree, bodies, pace);
  const levels = levelsOf(tree, placements, shapes);
  if (levels.all.length === 0) throw noFloors(ifc.file);
  const origin = bodies.origin ?? [0, 0];
  const { floors, shafts } = await drawFloors({
    tree,
    placements,
    levels,
    shapes,
    origin,
    log,
    pace,
    file: ifc.file,
  });
  const middle = middleOf(floors);
  const place = placeModel({ ifc, placements, log }, middle, origin, options);
  const written = writeVenue({
    manifest: {
      center: place.toPosition(middle),
      name: options.name ?? nameOf(ifc, tree),
      version: formatVersion,
      time: options.time ?? '1970-01-01T00:00:00Z',
      map: options.id ?? 'venue',
      ...(place.bearing !== 0 && { naturalBearing: place.bearing }),
    },
    floors,
    toPosition: place.toPosition,
  });
  const { venue } = written;
  if (Object.values(venue.spaces).flat().length === 0) throw noFloors(ifc.file);
  noteRest(ifc, tree, venue, log);
  noteShapes(bodies.hulls, written.divided, ifc.file, log);
  await pace.step('making the graph');
  if (options.graph === false) return { venue, report: log.report() };
  const hasDoors = tree.ofKind('IfcDoor').length > 0;
  const walkable = generateGraph(venue, {
    assumeDoors: options.assumeDoors ?? !hasDoors,
    joins: joinsOf(shafts, written.placeOf),
    onEntry: (entry) => log.add(entry),
  });
  return { venue: walkable, report: log.report() };
}

function setScale(ifc: IfcFile, log: LossLog): void {
  const scale = lengthScale(ifc);
  if (scale !== undefined) {
    ifc.scale = scale;
    return;
  }
  log.add({
    effect: 'added',
    what: 'unit of length',
    file: ifc.file,
    message: 'The model specifies no known unit of length; its numbers were read as meters.',
  });
}

/** Converts points of the drafts, which are relative to an origin, to positions on Earth. */
function placeModel(
  model: Omit<GeoreferenceInput, 'center' | 'middle'>,
  [x, y]: Vec,
  [x0, y0]: Vec,
  { center }: IfcOptions,
): Georeference {
  const middle: Vec = [x + x0, y + y0];
  const place = georeference({ ...model, middle, ...(center && { center: [...center] }) });
  return { ...place, toPosition: ([east, north]) => place.toPosition([east + x0, north + y0]) };
}

/** Names that programs write if the user does not provide any. */
const placeholder = /^(?:default|project(?: name)?|building|unnamed|untitled|undefined|\W*|\d+)$/i;

function nameOf(ifc: IfcFile, tree: ModelTree): string {
  const [projectId] = ifc.idsOf('IFCPROJECT');
  const project = ifc.line(projectId);
  const [building] = tree.ofKind('IfcBuilding');
  const names = [
    building?.longName,
    building?.name,
    textOf(project?.['LongName']),
    textOf(project?.['Name']),
  ];
  return names.find((name) => name !== undefined && !placeholder.test(name)) ?? 'Venue';
}

function noteShapes(hulls: number, divided: number, file: string, log: LossLog): void {
  log.add({
    effect: 'changed',
    what: 'detailed shape',
    count: hulls,
    file,
    message:
      'Shapes with too many triangles have their convex hull as a footprint. Raise limits.maxTriangles to keep their outline.',
  });
  log.add({
    effect: 'changed',
    what: 'space with several parts',
    count: divided,
    file,
    message: 'Spaces with separate parts became one space per part.',
  });
}

function noFloors(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has no storey with spaces, walls, or slabs; expected at least one whose shapes can be read. Export the architecture of the building, with spaces.`,
    { file },
  );
}
