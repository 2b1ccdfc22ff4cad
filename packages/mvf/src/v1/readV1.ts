import type { Mvf } from '../Mvf.ts';
import type { BundleFiles } from '../parseVenue.ts';
import { parseV1 } from './parseV1.ts';
import { upgradeV1 } from './upgradeV1.ts';

/**
 * Reads the files of a bundle of version 1: checks them and the references between them, and
 * converts them to the shared model.
 *
 * @throws MvfError for anything that breaks the format, naming file and JSON pointer
 */
export function readV1(files: BundleFiles): Mvf {
  return upgradeV1(parseV1(files));
}
