import { MvfError } from '../MvfError.ts';
import { readMvf, type ReadOptions } from '../readMvf.ts';
import type { Finding } from './Finding.ts';
import { readRules } from './struct/readRules.ts';
import { findingOf, validate, type ValidateOptions } from './validate.ts';

/**
 * Checks a bundle: reads it, and validates the venue if it can be read. What reading refuses is a
 * finding of severity `error`; nothing is thrown for a bad bundle.
 *
 * @param bytes the bundle, a zip archive
 */
export function validateBundle(
  bytes: ArrayBuffer | Uint8Array,
  options: ValidateOptions & ReadOptions = {},
): Finding[] {
  try {
    return validate(readMvf(bytes, options), options);
  } catch (error) {
    if (error instanceof MvfError) return [findingOfError(error)];
    throw error;
  }
}

/** The finding for an error of reading. */
export function findingOfError(error: MvfError): Finding {
  const { code, file = '', pointer = '', message } = error;
  return findingOf(readRules[code], { file, pointer, message });
}
