import { createHash } from 'node:crypto';
import {
  applyFixes,
  type Finding,
  formatVersion,
  type LossEntry,
  type Mvf,
  MvfError,
  readVenueFile,
  validate,
  validateBundle,
  type VenueFormat,
  writeMvf,
  writeMvfV1,
} from '@mezzanine/mvf';
import { bundleRecords } from '../records/bundleRecords.ts';
import type { LinkedRecord } from '../records/RecordStore.ts';

/** Version of the bundles that {@link writeMvfV1} writes. */
const oldFormatVersion = '1.0.0';

/** An uploaded file. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly venueId: string;
  /** Display name. Default: the name in the file. */
  readonly name?: string | undefined;
}

/** A bundle in one version of the format. */
interface WrittenBundle {
  readonly formatVersion: string;
  readonly bytes: Uint8Array;
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
}

/** A file that is a venue, regardless of the validator's findings. */
export interface ReadUpload {
  readonly format: VenueFormat;
  readonly name: string;
  /** Number of objects in the venue. */
  readonly description: string;
  readonly findings: readonly Finding[];
  readonly losses: readonly LossEntry[];
  /** Newest version of the format first. */
  readonly bundles: readonly WrittenBundle[];
  /** Locations and categories of the venue. */
  readonly records: readonly LinkedRecord[];
}

/** A file that is not a venue. */
export interface RefusedUpload {
  readonly refusal: string;
  readonly findings: readonly Finding[];
}

/** Reads, validates, and converts a file of any format. Its errors are part of the result. */
export function readUpload(upload: Upload): ReadUpload | RefusedUpload {
  const { bytes, venueId, name } = upload;
  try {
    const { format, venue: given, report } = readVenueFile(bytes, { file: name ?? venueId });
    const named = withName(given, name);
    const isImported = format !== 'mvf-2' && format !== 'mvf-1';
    const all = validate(named);
    // Fixes errors that users cannot fix in a converted file, if nothing is lost.
    const { venue, left } = isImported ? applyFixes(named, all) : { venue: named, left: all };
    return {
      format,
      name: venue.manifest.name,
      description: describe(venue),
      findings: left,
      losses: report.entries,
      bundles: bundlesOf(venue),
      records: bundleRecords(venue, venueId, new Date().toISOString()),
    };
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    const hasBundleRules = error.code !== 'not-a-zip' && bytes[0] === 0x50;
    return { refusal: error.message, findings: hasBundleRules ? validateBundle(bytes) : [] };
  }
}

function withName(venue: Mvf, name: string | undefined): Mvf {
  if (name === undefined) return venue;
  const { enterprise, manifest } = venue;
  return {
    ...venue,
    manifest: { ...manifest, name },
    ...(enterprise?.venue && {
      enterprise: { ...enterprise, venue: { ...enterprise.venue, name } },
    }),
  };
}

function describe({ floors, spaces, locations }: Mvf): string {
  const counts = [
    [floors.length, 'floor'],
    [Object.values(spaces).flat().length, 'space'],
    [locations.length, 'location'],
  ] as const;
  const texts = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`);
  return `${texts.join(', ')}.`;
}

function bundlesOf(venue: Mvf): readonly WrittenBundle[] {
  const bundle = (version: string, bytes: Uint8Array): WrittenBundle => ({
    formatVersion: version,
    bytes,
    digest: createHash('sha256').update(bytes).digest('hex'),
  });
  const newest = bundle(formatVersion, writeMvf(venue));
  try {
    return [newest, bundle(oldFormatVersion, writeMvfV1(venue).bytes)];
  } catch (error) {
    // Version 1 cannot represent every venue.
    if (error instanceof MvfError) return [newest];
    throw error;
  }
}
