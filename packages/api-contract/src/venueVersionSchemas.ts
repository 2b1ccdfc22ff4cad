import { closedObject, listOf, type JsonSchema } from './JsonSchema.ts';

/** Findings, and losses, that a report lists; its summary counts all of them. */
export const maxReportEntries = 200;

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

/** A problem that the validator found in a venue. */
export const findingSchema: JsonSchema = {
  ...closedObject(
    {
      rule: { type: 'string', description: 'Id of the rule, such as `TOPO-03`.' },
      severity: { type: 'string', enum: ['error', 'warning', 'info'] },
      file: { type: 'string', description: 'File of the bundle; empty for the whole archive.' },
      pointer: { type: 'string', description: 'JSON Pointer into the file.' },
      place: closedObject(
        {
          floor: { type: 'string', description: 'Id of the floor.' },
          position: listOf({ type: 'number' }, 3, 'Longitude and latitude.'),
        },
        ['floor', 'position'],
      ),
      message: { type: 'string', description: 'What was given, and what was expected.' },
      why: { type: 'string', description: 'Why it matters.' },
      fix: { type: 'string', description: 'How to fix it.' },
      isFixable: { type: 'boolean', description: 'Whether `mvf fix` can fix it without losses.' },
    },
    ['place'],
  ),
  description: 'A problem that the validator found, as `mvf validate` prints it.',
};

/** Something that an import could not preserve. */
export const lossSchema: JsonSchema = {
  ...closedObject(
    {
      effect: { type: 'string', enum: ['lost', 'changed', 'added'] },
      what: { type: 'string', description: 'Its type, such as `opening hours`.' },
      count: count('Number of affected objects.'),
      message: { type: 'string', description: 'What happened, and why.' },
      file: { type: 'string', description: 'File with the first of them.' },
      pointer: { type: 'string', description: 'JSON Pointer to the first of them.' },
    },
    ['file', 'pointer'],
  ),
  description:
    'Something that the import of a file in another format could not preserve, or added.',
};

const fields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', pattern: '^ver_[0-9a-f]{24}$' },
  venueId: { type: 'string', description: 'Id of the venue.' },
  isPublished: { type: 'boolean', description: 'Whether this is the version that is served.' },
  name: { type: 'string', description: 'Display name of the venue.' },
  description: { type: 'string' },
  city: { type: 'string' },
  format: {
    type: 'string',
    enum: ['mvf-2', 'mvf-1', 'imdf', 'geojson', 'osm', 'shapefile', 'dxf'],
    description: 'Format of the uploaded file.',
  },
  formatVersions: listOf({ type: 'string' }, 20, 'Available format versions, the newest first.'),
  bytes: count('Size of the bundle in the newest format version.'),
  createdAt: { type: 'string', format: 'date-time', description: 'Time of the upload.' },
  summary: {
    ...closedObject({
      errors: count('Findings of severity `error`.'),
      warnings: count('Findings of severity `warning`.'),
      infos: count('Findings of severity `info`.'),
      losses: count('Types of data that the import changed.'),
    }),
    description: 'Counts of the report.',
  },
};

/** A version of a venue in a list. */
export const venueVersionSchema = closedObject(fields, ['city']);

/** A version of a venue with its report. */
export const venueVersionReportSchema = closedObject(
  {
    ...fields,
    findings: listOf(
      { $ref: '#/components/schemas/Finding' },
      maxReportEntries,
      'Problems that the validator found, errors first.',
    ),
    losses: listOf(
      { $ref: '#/components/schemas/Loss' },
      maxReportEntries,
      'What the import could not preserve, or added.',
    ),
  },
  ['city'],
);

/** A version, as returned. */
export const versionExample = {
  id: 'ver_019e7f5a0c00c2f4a86b1d3e',
  venueId: 'my-office',
  isPublished: true,
  name: 'My office',
  description: '2 floors, 38 spaces.',
  format: 'imdf',
  formatVersions: ['2.0.0', '1.0.0'],
  bytes: 48_210,
  createdAt: '2026-06-01T08:00:00.000Z',
  summary: { errors: 0, warnings: 1, infos: 0, losses: 1 },
};
