import type { MvfErrorCode } from '../../MvfError.ts';
import type { Rule } from '../Rule.ts';

const shared = { severity: 'error', why: 'No app can open the venue.' } as const;

/** Codes of errors about a bundle, not about what is installed. */
export type ReadErrorCode = Exclude<MvfErrorCode, 'missing-package'>;

/** The reasons for which reading rejects a bundle, by error code; each code is its own rule. */
export const readRules: Readonly<Record<ReadErrorCode, Rule>> = {
  'not-a-zip': {
    ...shared,
    id: 'STRUCT-01',
    title: 'A bundle is a zip archive',
    fix: 'Check that the file is the venue bundle itself, not a page about it, and download it again.',
  },
  'archive-truncated': {
    ...shared,
    id: 'STRUCT-02',
    title: 'The archive is complete',
    fix: 'Download or export the bundle again.',
  },
  'archive-too-large': {
    ...shared,
    id: 'STRUCT-03',
    title: 'The archive is within limits',
    why: 'To be safe from hostile archives, readers reject those that unpack to more than they can hold.',
    fix: 'Remove what the map does not need; if you trust the file, raise `limits`.',
  },
  'unsafe-path': {
    ...shared,
    id: 'STRUCT-04',
    title: 'Paths stay inside the archive',
    why: 'Unpacking such an archive could overwrite files elsewhere; readers reject it.',
    fix: 'Pack the bundle again, with files at the root and in one level of folders.',
  },
  'missing-file': {
    ...shared,
    id: 'STRUCT-05',
    title: 'Required files are present',
    fix: 'Add the file at the root of the archive.',
  },
  'not-json': {
    ...shared,
    id: 'STRUCT-06',
    title: 'Files contain JSON in UTF-8',
    fix: 'Correct the file where the message says, or export it again.',
  },
  'invalid-content': {
    ...shared,
    id: 'STRUCT-07',
    title: 'Values have the type, form, and range that the format requires',
    fix: 'Correct the value at the pointer.',
  },
  'unsupported-version': {
    ...shared,
    id: 'STRUCT-08',
    title: 'The version is supported',
    fix: 'Export the venue in version 2, or read it with a newer package.',
  },
  'broken-reference': {
    ...shared,
    id: 'REF-01',
    title: 'References lead to an object of the venue',
    why: 'Otherwise, a shop has no room, or a door has no node. Readers reject the bundle.',
    fix: 'Add the missing object, correct the id, or remove the reference.',
  },
};
