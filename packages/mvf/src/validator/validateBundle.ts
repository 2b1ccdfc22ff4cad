import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import type { ReadOptions } from '../openBundle.ts';
import { readMvf } from '../readMvf.ts';
import type { Finding } from './Finding.ts';
import { type FixedBundle, fixBundle } from './fixBundle.ts';
import { emptyFile, findEmptyFiles } from './struct/emptyFiles.ts';
import { readRules } from './struct/readRules.ts';
import { findingOf, isSkipped, ordered, validate, type ValidateOptions } from './validate.ts';

/** Options of {@link validateBundle}. */
export interface ValidateBundleOptions extends ValidateOptions, ReadOptions {}

/** A bundle, as far as it could be read. */
export interface ReadBundle {
  /** The venue, with rings closed; undefined if the bundle cannot be read. */
  readonly venue?: Mvf;
  /** Findings of reading. If only rings were open, they are closed and the venue is read. */
  readonly findings: readonly Finding[];
}

/**
 * Validates a bundle: reads it, and validates the venue if it can be read. Errors of reading become
 * findings of severity `error`; an invalid bundle does not throw.
 *
 * @param bytes the bundle, a zip archive
 * @example
 * ```ts
 * const errors = validateBundle(bytes).filter(({ severity }) => severity === 'error');
 * ```
 */
export function validateBundle(
  bytes: ArrayBuffer | Uint8Array,
  options: ValidateBundleOptions = {},
): Finding[] {
  const { venue, findings } = readBundle(bytes, options);
  const more = venue === undefined ? [] : validate(venue, options);
  const empty = venue === undefined ? [] : findEmptyFiles(toBytes(bytes), options);
  const own = [...findings, ...empty.map((fault) => findingOf(emptyFile, fault))].filter(
    ({ rule }) => !isSkipped(rule, options),
  );
  return ordered([...own, ...more]);
}

/** Reads a bundle; errors become findings. */
export function readBundle(bytes: ArrayBuffer | Uint8Array, options: ReadOptions = {}): ReadBundle {
  try {
    return { venue: readMvf(bytes, options), findings: [] };
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    return readFixed(bytes, error, options);
  }
}

function readFixed(
  bytes: ArrayBuffer | Uint8Array,
  refused: MvfError,
  options: ReadOptions,
): ReadBundle {
  if (refused.code !== 'invalid-content') return { findings: [findingOfError(refused)] };
  const fixed = fixIfOpen(bytes, options);
  if (fixed === undefined) return { findings: [findingOfError(refused)] };
  try {
    return { venue: readMvf(fixed.bytes, options), findings: fixed.applied };
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    return { findings: [...fixed.applied, findingOfError(error)] };
  }
}

/** Nothing if the archive itself cannot be unpacked: reading already said why. */
function fixIfOpen(bytes: ArrayBuffer | Uint8Array, options: ReadOptions): FixedBundle | undefined {
  try {
    return fixBundle(toBytes(bytes), options);
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    return undefined;
  }
}

function toBytes(bytes: ArrayBuffer | Uint8Array): Uint8Array {
  return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
}

function findingOfError(error: MvfError): Finding {
  const { code, file = '', pointer = '', message } = error;
  if (code === 'missing-package') throw error;
  return findingOf(readRules[code], { file, pointer, message });
}
