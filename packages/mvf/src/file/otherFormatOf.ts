import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { MvfError } from '../MvfError.ts';
import { deepestFolder, findFormat, formatNames, isZip } from './findFormat.ts';
import { type ForeignFormat, foreignArchive, foreignFormat, webPage } from './foreignFormat.ts';
import { isIfc } from './isIfc.ts';
import { isSqlite } from './isSqlite.ts';

const doctor = 'the map doctor, on the page /docs/map-doctor';
const convert = `with "npx mvf convert <file>", or open it in ${doctor}, and download the bundle.`;

/**
 * The error for a file that is not a bundle, but has a known format: what it is, and how
 * to get a bundle out of it. Undefined for bundles, even incomplete ones, and for anything else.
 */
export function otherFormatOf(bytes: Uint8Array): MvfError | undefined {
  const other = isPartOfBundle(bytes) ? undefined : otherOf(bytes);
  return (
    other &&
    new MvfError(
      isZip(bytes) ? 'missing-file' : 'not-a-zip',
      `The file is ${other.name}${isZip(bytes) ? '' : ', not a zip archive'}; expected a venue bundle, which is a zip archive with manifest.geojson. ${other.remedy}`,
    )
  );
}

/**
 * Whether an archive has one of the files that only bundles of version 2 have, or an archive, which
 * may be a bundle. The reader reports where these belong.
 */
function isPartOfBundle(bytes: Uint8Array): boolean {
  return pathsOf(bytes).some((path) => /(?:^|\/)(?:manifest|floor)\.geojson$|\.zip$/.test(path));
}

function otherOf(bytes: Uint8Array): ForeignFormat | undefined {
  const format = findFormat(bytes);
  if (format === 'mvf-1' || format === 'mvf-2' || isOtherJson(bytes)) return undefined;
  if (format !== 'unknown') {
    const remedy = `Convert it ${convert} In programs, read it with readVenueFile of "@mezzanine/mvf".`;
    return { name: formatNames[format], remedy };
  }
  return isZip(bytes) ? withWay(foreignArchive(pathsOf(bytes))) : notReadable(bytes);
}

/** Whether a file is JSON without features, such as the error of a server. */
function isOtherJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 2 ** 20)).trimStart();
  return text.startsWith('{') && !/"(?:features|elements|geometry|coordinates)"\s*:/.test(text);
}

function notReadable(bytes: Uint8Array): ForeignFormat | undefined {
  const foreign = foreignFormat(bytes);
  // Their importers are apart, because they load large packages.
  if (foreign === undefined || !(isIfc(bytes) || isSqlite(bytes))) return withWay(foreign);
  return { name: foreign.name, remedy: `${foreign.remedy} Or open it in ${doctor}.` };
}

function withWay(foreign: ForeignFormat | undefined): ForeignFormat | undefined {
  if (foreign === undefined || foreign.remedy === webPage) return foreign;
  return { name: foreign.name, remedy: `${foreign.remedy} Then convert that ${convert}` };
}

/** Empty if it is not an archive that can be opened, which the reader reports. */
function pathsOf(bytes: Uint8Array): readonly string[] {
  if (!isZip(bytes)) return [];
  try {
    return openArchive(bytes, { ...defaultReadLimits, maxFolders: deepestFolder }).paths;
  } catch (error) {
    if (error instanceof MvfError) return [];
    throw error;
  }
}
