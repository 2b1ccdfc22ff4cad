import { writeArchive } from '../../archive/writeArchive.ts';
import { MvfError } from '../../MvfError.ts';
import { checkPlaces } from '../../places/checkPlaces.ts';
import { correlatePlaces, type PlacesCorrelation } from '../../places/correlatePlaces.ts';
import { exportPlaces, type PlacesOptions } from '../../places/exportPlaces.ts';
import { findBuilding, listOfBuildings } from '../../places/oneBuilding.ts';
import type { Finding } from '../../validator/Finding.ts';
import { ordered } from '../../validator/validate.ts';
import { CliError, exitCodes } from '../CliError.ts';
import {
  type Command,
  type CommandInput,
  type CommandResult,
  type OptionValues,
  textOption,
} from '../Command.ts';
import { isSameFile, isThere, readFileOrFolder, writeWhole } from '../files.ts';
import { countsOf, countsText, findingsText } from '../findingsText.ts';
import { type OpenVenue, openVenue } from '../openVenue.ts';
import { usageError } from '../parseCommandLine.ts';
import { counted, styleFor } from '../styled.ts';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** `mvf places`: exports a building for Microsoft Places. */
export const places: Command = {
  name: 'places',
  summary: 'Check and export a building for Microsoft Places, with its correlation file',
  operands: '<bundle>',
  count: [1, 1],
  options: {
    check: {
      type: 'boolean',
      help: 'only report what prevents the building from working',
    },
    building: {
      type: 'string',
      value: '<name>',
      help: 'name or id of the building, if the venue has several',
    },
    places: {
      type: 'string',
      value: '<file>',
      help: 'CSV file of your places, from Get-PlaceV3 | Export-Csv; joined by display names',
    },
    'building-id': {
      type: 'string',
      value: '<PlaceId>',
      help: 'PlaceId of the building, if the CSV file lacks it',
    },
    out: {
      type: 'string',
      short: 'o',
      value: '<file>',
      help: 'archive to write (default: the name of the bundle with .places.zip)',
    },
    correlations: {
      type: 'string',
      value: '<file>',
      help: 'correlation file to write (default: the same name with .mapfeatures.csv)',
    },
    bearing: {
      type: 'string',
      value: '<degrees>',
      help: 'initial rotation of the map, from 0 to 360 degrees, written as the level property bearing',
    },
    walls: { type: 'boolean', help: 'draw walls that are lines as narrow units' },
    all: { type: 'boolean', help: 'show every finding, not only the first five of each rule' },
    force: { type: 'boolean', help: 'overwrite existing files' },
  },
  examples: [
    ['mvf places office.mvf.zip --check', 'what to fix before you export'],
    ['mvf places office.mvf.zip', 'the archive, and a correlation file to fill in'],
    ['mvf places office.mvf.zip --places places.csv', 'the same, filled in by display names'],
    ['mvf places campus.mvf.zip --building "Main library"', 'one building of a campus'],
  ],
  run: async (given) => {
    const { files, options, terminal } = given;
    const [path = ''] = files;
    const choices = choicesOf(options);
    const opened = await openVenue(terminal.folder, path);
    if (options['check'] === true && options['places'] === undefined) {
      return result(given, checkPlaces(opened.venue, choices.building), []);
    }
    mustBeOneBuilding(opened, choices.building);
    const exported = exportPlaces(opened.venue, choices);
    const correlation = await correlated(given, exported.features);
    const findings = ordered([...exported.findings, ...correlation.findings]);
    if (options['check'] === true) return result(given, findings, [], correlation);
    const [archive, csv] = await outputsOf(given);
    await writeWhole(
      terminal.folder,
      archive,
      writeArchive(new Map(Object.entries(exported.files))),
    );
    await writeWhole(terminal.folder, csv, new TextEncoder().encode(correlation.csv));
    return result(given, findings, [archive, csv], correlation);
  },
};

function choicesOf(options: OptionValues): PlacesOptions {
  const building = textOption(options, 'building');
  const bearing = textOption(options, 'bearing');
  const id = textOption(options, 'building-id');
  if (id !== undefined && !idPattern.test(id)) {
    throw usageError(
      places,
      `was given --building-id ${JSON.stringify(id)}; expected a UUID, as Get-PlaceV3 -Type Building shows it`,
    );
  }
  const degrees = Number(bearing);
  if (bearing !== undefined && !(bearing.trim() !== '' && degrees >= 0 && degrees <= 360)) {
    throw usageError(
      places,
      `was given --bearing ${JSON.stringify(bearing)}; expected degrees from 0 to 360`,
    );
  }
  return {
    walls: options['walls'] === true,
    ...(building !== undefined && { building }),
    ...(bearing !== undefined && { bearing: degrees }),
  };
}

function mustBeOneBuilding({ venue, input }: OpenVenue, wanted: string | undefined): void {
  if (findBuilding(venue, wanted) !== undefined) return;
  const list = listOfBuildings(venue);
  const given =
    wanted === undefined ? 'several buildings' : `no building ${JSON.stringify(wanted)}`;
  if (list === '') {
    throw new CliError(
      'input',
      `${input.path} has no building; a Microsoft Places map contains exactly one. Add a floor stack of type "Building".`,
    );
  }
  throw usageError(
    places,
    `was given ${input.path}, which has ${given}; expected one. Name it with --building: ${list}`,
  );
}

async function correlated(
  { options, terminal }: CommandInput,
  features: Parameters<typeof correlatePlaces>[0],
): Promise<PlacesCorrelation> {
  const file = textOption(options, 'places');
  if (file === undefined) return correlatePlaces(features);
  const bytes = await readFileOrFolder(terminal.folder, file);
  if (bytes === undefined) {
    throw new CliError('input', `${file} is a folder; expected the CSV file of your places.`);
  }
  const buildingId = textOption(options, 'building-id');
  try {
    return correlatePlaces(features, { bytes, file, ...(buildingId && { buildingId }) });
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    throw new CliError('input', error.message, error);
  }
}

async function outputsOf(given: CommandInput): Promise<readonly [archive: string, csv: string]> {
  const { files, options, terminal } = given;
  const [path = ''] = files;
  const stem = stemOf(path);
  const archive = textOption(options, 'out') ?? `${stem}.places.zip`;
  const csv = textOption(options, 'correlations') ?? `${stemOf(archive)}.mapfeatures.csv`;
  const read = [path, textOption(options, 'places')].filter((one) => one !== undefined);
  if (archive === csv) throw usageError(places, `would write ${csv} twice; expected two files`);
  for (const output of [archive, csv]) {
    for (const input of read) {
      if (!(await isSameFile(terminal.folder, input, output))) continue;
      throw usageError(places, `would overwrite its input ${input}; expected another file`);
    }
    if (options['force'] !== true && (await isThere(terminal.folder, output))) {
      throw new CliError(
        'input',
        `${output} already exists. Choose another file with --out and --correlations, or add --force.`,
      );
    }
  }
  return [archive, csv];
}

/** The path without its extension. */
function stemOf(path: string): string {
  return path.replace(/[/\\]+$/, '').replace(/(?:\.(?:v1|mvf|places|imdf))*\.zip$/i, '');
}

function result(
  { files: [path = ''], options, terminal }: CommandInput,
  findings: readonly Finding[],
  written: readonly string[],
  correlation?: PlacesCorrelation,
): CommandResult {
  const summary = countsOf(findings);
  const [output = null, correlations = null] = written;
  const style = styleFor(terminal.isColored);
  const said =
    findings.length === 0
      ? `${path}: no findings.\n`
      : `${findingsText(findings, style, { isAll: options['all'] === true })}\n${path}: ${countsText(findings)}\n`;
  const joined =
    correlation !== undefined && options['places'] !== undefined
      ? `Found the places of ${counted(correlation.matched, 'shape')}\n`
      : '';
  return {
    exitCode: summary.errors > 0 ? exitCodes.findings : exitCodes.fine,
    json: {
      input: path,
      output,
      correlations,
      matched: correlation?.matched ?? 0,
      summary,
      findings,
    },
    text: `${said}${joined}${written.map((file) => `Wrote ${file}\n`).join('')}`,
  };
}
