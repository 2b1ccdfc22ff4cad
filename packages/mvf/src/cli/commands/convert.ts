import { join } from 'node:path';
import { generateGraph } from '../../graph/generateGraph.ts';
import { layerRoles } from '../../layers/LayerRole.ts';
import { MvfError } from '../../MvfError.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { farSpacesOf } from '../../validator/farSpaces.ts';
import { reachabilityOf } from '../../validator/reachability.ts';
import { CliError, exitCodes } from '../CliError.ts';
import {
  type Command,
  type CommandInput,
  listOption,
  type OptionValues,
  textOption,
} from '../Command.ts';
import { drawingOptions } from '../convert/drawingOptions.ts';
import {
  type Exported,
  exportVenue,
  type OutputFormat,
  outputFormats,
} from '../convert/exportVenue.ts';
import { type ImportChoices, type ImportedVenue, importVenue } from '../convert/importVenue.ts';
import { lossesText } from '../convert/lossesText.ts';
import { farSpacesText } from '../convert/farSpacesText.ts';
import { reachabilityText, type RouteAdvice } from '../convert/reachabilityText.ts';
import { isSameFile, isThere, writeWhole } from '../files.ts';
import { usageError } from '../parseCommandLine.ts';
import { Progress } from '../Progress.ts';
import { type Input, readInput } from '../readInput.ts';
import { styleFor } from '../styled.ts';

/** `mvf convert`: converts to and from other formats and versions. */
export const convert: Command = {
  name: 'convert',
  summary:
    'Convert between IMDF, GeoJSON, and the venue format, and from OpenStreetMap, Shapefile, GeoPackage, DXF, and IFC',
  operands: '<input>...',
  count: [1, 64],
  options: {
    to: { type: 'string', value: '<format>', help: `${outputFormats.join(', ')} (mvf-2)` },
    out: {
      type: 'string',
      short: 'o',
      value: '<path>',
      help: 'output path (default: this folder, named after the input); a path that ends in / is a folder',
    },
    graph: {
      type: 'boolean',
      help: 'regenerate the walking graph of a bundle from rooms, doors, and connections',
    },
    'no-graph': {
      type: 'boolean',
      help: 'do not generate a walking graph for formats that have none',
    },
    'no-derive': {
      type: 'boolean',
      help: 'do not draw walls, railings, and treads for formats that have none',
    },
    'assume-doors': {
      type: 'boolean',
      help: 'add a door to rooms that have none, on their longest border with a hallway',
    },
    name: {
      type: 'string',
      value: '<name>',
      help: 'name of the venue, for formats other than IMDF',
    },
    language: {
      type: 'string',
      value: '<tag>',
      help: 'language of the text, such as en, if the input has several',
    },
    layer: {
      type: 'string',
      isRepeatable: true,
      value: '<name>=<role>',
      help: `role of a DXF layer, can be repeated; a name that ends in * matches all layers that start with it; roles: ${layerRoles.join(', ')}`,
    },
    center: {
      type: 'string',
      value: '<lon,lat>',
      help: 'longitude and latitude of the center of a DXF drawing, IFC model, or GeoJSON in local meters, such as 13.3777,52.5163 (default: from the file)',
    },
    units: {
      type: 'string',
      value: '<unit>',
      help: 'unit of a DXF drawing: mm, cm, m, in, ft (default: from the file)',
    },
    force: { type: 'boolean', help: 'overwrite an existing file' },
  },
  examples: [
    ['mvf convert campus-imdf.zip --out campus.mvf.zip', 'from an IMDF archive or folder'],
    ['mvf convert ground.geojson first.geojson --out shop.mvf.zip', 'one GeoJSON file per floor'],
    ['mvf convert station.osm --out station.mvf.zip', 'from OpenStreetMap indoor tags'],
    ['mvf convert indoors-shp.zip --out campus.mvf.zip', 'from the layers of a Shapefile'],
    [
      'mvf convert ground.dxf --layer "A-ROOM*=room" --center 13.3777,52.5163',
      'from a DXF drawing',
    ],
    ['mvf convert indoors.gpkg', 'from the layers of a GeoPackage; needs sql.js'],
    ['mvf convert house.ifc --center 4.48,51.92', 'from a building model; needs web-ifc'],
    ['mvf convert old.mvf.zip --to mvf-2', 'from version 1 to version 2'],
    ['mvf convert mall.mvf.zip --to imdf --out mall-imdf/', 'to IMDF, as files in a folder'],
  ],
  run: async (given) => {
    const { options, terminal } = given;
    const format = formatOption(textOption(options, 'to') ?? 'mvf-2');
    const drawing = drawingOptions(convert, {
      layers: listOption(options, 'layer'),
      center: textOption(options, 'center'),
      units: textOption(options, 'units'),
    });
    const inputs = await readInputs(given);
    const output = await outputOf(given, inputs[0], format);
    const progress = new Progress(terminal);
    progress.show(`Reading ${inputs[0].path}`);
    const { path } = inputs[0];
    const imported = await importVenue(inputs, {
      ...choicesOf(options, stemOf(output)),
      drawing,
      onProgress: ({ phase, done, count }) =>
        progress.show(`Reading ${path}: ${phase}${count > 1 ? `, ${done} of ${count}` : ''}`),
    }).catch((error: unknown) => {
      throw asCliError(path, error);
    });
    const walkable = options['graph'] === true ? withGraph(imported) : imported;
    progress.show(`Writing ${output}`);
    const exported = await exportVenue(walkable.venue, format).catch((error: unknown) => {
      throw asCliError(output, error);
    });
    await write(terminal.folder, output, exported);
    progress.done();
    const entries = [...walkable.entries, ...exported.entries];
    const reachability = reachabilityOf(walkable.venue);
    const farSpaces = farSpacesOf(walkable.venue);
    const style = styleFor(terminal.isColored);
    // `mvf validate` has the same islands as errors.
    const isCut = reachability.islands.some(
      ({ cause }) => cause === 'apart' || cause === 'no-connection',
    );
    return {
      exitCode: isCut ? exitCodes.findings : exitCodes.fine,
      json: {
        inputs: inputs.map(({ path }) => path),
        from: inputs[0].format,
        to: format,
        output,
        bytes: exported.bytes.length,
        report: entries,
        reachability,
        farSpaces,
      },
      text: [
        lossesText(entries, style),
        farSpacesText(farSpaces, style),
        reachabilityText(reachability, routeAdvice(options, inputs[0].format), style),
        `Wrote ${output}\n`,
      ].join(''),
    };
  },
};

function routeAdvice(options: OptionValues, format: Input['format']): RouteAdvice {
  const isBundle = format === 'mvf-2' || format === 'mvf-1';
  const doors = options['assume-doors'] === true ? '' : ', or add --assume-doors';
  const made = isBundle
    ? 'Run the command again with --graph.'
    : `Draw doors and hallways${doors}.`;
  return {
    noGraph: options['no-graph'] === true ? 'Run the command again without --no-graph.' : made,
    noDoor: `Draw one${doors}.`,
  };
}

function choicesOf(options: OptionValues, stem: string): Omit<ImportChoices, 'drawing'> {
  const language = textOption(options, 'language');
  return {
    graph: options['no-graph'] !== true,
    derive: options['no-derive'] !== true,
    name: textOption(options, 'name') ?? stem,
    isNamed: textOption(options, 'name') !== undefined,
    ...(options['assume-doors'] === true && { assumeDoors: true }),
    ...(language !== undefined && { language }),
  };
}

/** The name of a file without its folder and extension. */
function stemOf(path: string): string {
  return path
    .replace(/[/\\]+$/, '')
    .replace(/^.*[/\\]/, '')
    .replace(
      /(?:\.v1)?(?:\.(?:mvf|imdf|geojson|shp|dxf))?\.(?:zip|geojson|json|osm|xml|dxf|ifc|gpkg)$/i,
      '',
    );
}

function formatOption(word: string): OutputFormat {
  const format = outputFormats.find((one) => one === word);
  if (format !== undefined) return format;
  throw usageError(
    convert,
    `was given --to ${JSON.stringify(word)}; expected one of ${outputFormats.join(', ')}`,
  );
}

async function readInputs({
  files,
  terminal,
}: CommandInput): Promise<readonly [Input, ...Input[]]> {
  const [first = '', ...others] = files;
  const last = others.at(-1);
  if (last !== undefined && !(await isThere(terminal.folder, last))) {
    const reading = files.slice(0, -1).join(' ');
    throw usageError(
      convert,
      `reads every file in its arguments, and ${last} does not exist. To write it: mvf convert ${reading} --out ${last}`,
    );
  }
  const inputs: [Input, ...Input[]] = [await readInput(terminal.folder, first)];
  for (const path of others) inputs.push(await readInput(terminal.folder, path));
  const odd = inputs.find(({ format }) => format !== inputs[0].format);
  if (odd === undefined) return inputs;
  throw usageError(
    convert,
    `was given ${first} and ${odd.path}, which have different formats; several files are only possible for GeoJSON and DXF, one per floor`,
  );
}

const extensions: Readonly<Record<OutputFormat, string>> = {
  'mvf-2': '.mvf.zip',
  'mvf-1': '.v1.mvf.zip',
  imdf: '.imdf.zip',
  geojson: '.geojson.zip',
};

async function outputOf({ options, terminal }: CommandInput, input: Input, format: OutputFormat) {
  const { folder } = terminal;
  const output = textOption(options, 'out') ?? `${stemOf(input.path)}${extensions[format]}`;
  if (await isSameFile(folder, input.path, output)) {
    throw usageError(convert, `would overwrite its input ${input.path}; expected another --out`);
  }
  if (options['force'] !== true && (await isThere(folder, output))) {
    throw new CliError(
      'input',
      `${output} already exists. Choose another file with --out, or add --force.`,
    );
  }
  return output;
}

function asCliError(path: string, error: unknown): unknown {
  return error instanceof MvfError
    ? new CliError('input', `${path}: ${error.message}`, error)
    : error;
}

function withGraph({ venue, entries }: ImportedVenue): ImportedVenue {
  const found: LossEntry[] = [];
  const walkable = generateGraph(venue, { onEntry: (entry) => found.push(entry) });
  return { venue: walkable, entries: [...entries, ...found] };
}

async function write(folder: string, output: string, { bytes, files }: Exported): Promise<void> {
  if (!/[/\\]$/.test(output) || files === undefined) {
    await writeWhole(folder, output.replace(/[/\\]+$/, ''), bytes);
    return;
  }
  for (const [path, content] of Object.entries(files)) {
    await writeWhole(folder, join(output, path), content);
  }
}
