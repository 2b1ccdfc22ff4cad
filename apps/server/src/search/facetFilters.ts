import type { SearchRecord } from '@mezzanine/search';

/** Filters that must all match. In an inner list, one filter must match. */
export type FacetFilters = readonly (string | readonly string[])[];

/** Attributes that can be filtered by and counted. */
export const facetNames = ['language', 'docusaurus_tag', 'set', 'version', 'kind', 'type'] as const;

/** An attribute that can be filtered by. */
export type FacetName = (typeof facetNames)[number];

/** Reads each attribute's values from a record. A record can have several versions, or none. */
const readValues: Readonly<Record<FacetName, (record: SearchRecord) => readonly string[]>> = {
  language: ({ language }) => [language],
  docusaurus_tag: ({ tags }) => tags,
  set: ({ set }) => [set],
  version: ({ version }) => version.split(',').flatMap((one) => one.trim() || []),
  kind: ({ kind }) => [kind],
  type: ({ type }) => [type],
};

/** The values of a record for an attribute. */
export function facetValues(record: SearchRecord, name: FacetName): readonly string[] {
  return readValues[name](record);
}

/**
 * Creates a record filter from facet filters: `name:value`, or `name:-value` for records without
 * that value. An unknown attribute matches no record.
 */
export function compileFacetFilters(filters: FacetFilters): (record: SearchRecord) => boolean {
  const groups = filters.map((group) => (typeof group === 'string' ? [group] : group).map(compile));
  return (record) =>
    groups.every((group) => group.length === 0 || group.some((holds) => holds(record)));
}

function compile(filter: string): (record: SearchRecord) => boolean {
  const colon = filter.indexOf(':');
  const name = facetNames.find((known) => known === filter.slice(0, Math.max(colon, 0)));
  if (name === undefined) return () => false;
  const written = filter.slice(colon + 1);
  const isNegated = written.startsWith('-');
  // A value that starts with a hyphen is escaped with a backslash.
  const value = isNegated ? written.slice(1) : written.replace(/^\\-/, '-');
  return (record) => facetValues(record, name).includes(value) !== isNegated;
}
