import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { findFormat } from '../file/findFormat.ts';
import { readVenueFile, type VenueFileOptions } from '../file/readVenueFile.ts';
import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import type { LossReport } from '../report/LossReport.ts';
import { readBundle } from '../validator/validateBundle.ts';
import type { FileDiagnosis } from './DoctorFinding.ts';
import { examineVenue, type ExamineOptions } from './examineVenue.ts';

/** Options of {@link examineFile}. */
export interface ExamineFileOptions extends VenueFileOptions, ExamineOptions {}

/** A venue of any file, before it is examined. */
export interface OpenedFile {
  /** The detected format. */
  readonly format: string;
  /** The venue that the file describes. */
  readonly venue: Mvf;
  /** What the import lost, changed, or added. */
  readonly report: LossReport;
}

/**
 * Reads a venue from a file in any format of {@link readVenueFile}, and examines it. Open rings of
 * a bundle are closed, and the report lists them.
 *
 * @throws MvfError if the file contains no venue, is damaged, or is over a limit
 * @example
 * ```ts
 * import { examineFile } from '@mezzanine/mvf/doctor';
 *
 * const { venue, findings, report } = examineFile(bytes, { file: 'campus.zip' });
 * ```
 */
export function examineFile(
  bytes: ArrayBuffer | Uint8Array,
  options: ExamineFileOptions = {},
): FileDiagnosis {
  const { format, venue, report } = openFile(bytes, options);
  return { format, report, ...examineVenue(venue, options) };
}

/** Reads a venue from a file, even if only rings of a bundle are open. */
export function openFile(
  bytes: ArrayBuffer | Uint8Array,
  options: VenueFileOptions = {},
): OpenedFile {
  const given = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  try {
    const read = readVenueFile(given, options);
    const isBundle = read.format === 'mvf-2' || read.format === 'mvf-1';
    return isBundle ? { ...read, venue: withImages(read.venue, given, options.limits) } : read;
  } catch (error) {
    if (!(error instanceof MvfError) || error.code !== 'invalid-content') throw error;
    return openClosed(given, error, options.limits);
  }
}

function openClosed(
  bytes: Uint8Array,
  refused: MvfError,
  limits: VenueFileOptions['limits'],
): OpenedFile {
  const format = findFormat(bytes);
  if (format !== 'mvf-2' && format !== 'mvf-1') throw refused;
  const { venue, findings } = readBundle(bytes, limits && { limits });
  if (venue === undefined) throw refused;
  const [first] = findings;
  const entry = {
    effect: 'changed' as const,
    what: 'open ring',
    count: findings.length,
    message: 'Unclosed rings were closed, because no app can read them.',
    ...(first && { file: first.file, pointer: first.pointer }),
  };
  return { format, venue: withImages(venue, bytes, limits), report: { entries: [entry] } };
}

/** The venue with the images in `image/` that readers ignore (V2-05), so that writing keeps them. */
export function withImages(
  venue: Mvf,
  bytes: Uint8Array,
  limits?: VenueFileOptions['limits'],
): Mvf {
  const archive = openArchive(bytes, { ...defaultReadLimits, ...limits });
  const ignored = archive.paths.filter((path) => path.startsWith('image/'));
  if (ignored.length === 0) return venue;
  const pictures = ignored.map((path) => [path, archive.bytes(path)] as const);
  return { ...venue, extras: { ...venue.extras, ...Object.fromEntries(pictures) } };
}
