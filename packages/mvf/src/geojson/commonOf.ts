import { isObject } from '../isObject.ts';
import { isPlaceholder } from '../isPlaceholder.ts';
import type { Details } from '../record-types/details.ts';
import { type PropertyNames, roomNumberName } from './propertyNames.ts';

/** Fields that spaces, obstructions, entrances, and areas share. */
export interface CommonProperties {
  readonly externalId?: string;
  readonly details?: Details;
  readonly metadata?: Record<string, unknown>;
}

const longestText = 4096;

/**
 * Names and metadata of a feature; a name that is a placeholder stays in metadata.
 *
 * @param isRoom - whether its number is its name if it has no other
 */
export function commonOf(
  properties: Readonly<Record<string, unknown>>,
  names: PropertyNames,
  id: string,
  isRoom: boolean,
): CommonProperties {
  const isExport = properties['element'] !== undefined;
  const given = textAt(properties, names.name);
  const isName = given !== undefined && (isExport || !isPlaceholder(given, id));
  const details = present({
    name: isName ? given : isRoom && !isExport ? numberOf(properties, id) : undefined,
    shortName: textAt(properties, 'short_name'),
    description: textAt(properties, 'description'),
  });
  const externalId = textAt(properties, 'external_id');
  const keys = [
    names.id,
    ...(isName ? [names.name] : []),
    'short_name',
    'description',
    'external_id',
  ];
  // A value that is not text was not taken.
  const taken = new Set(keys.filter((key) => textAt(properties, key) !== undefined));
  if (isExport) for (const key of ['element', names.kind, 'center', 'is_exterior']) taken.add(key);
  const metadata = metadataWithout(properties, taken);
  return {
    ...(externalId !== undefined && { externalId }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

/** The number of a room, also in the row of a table, which is in metadata. */
function numberOf(properties: Readonly<Record<string, unknown>>, id: string): string | undefined {
  const { metadata: row } = properties;
  const own = isObject(row) ? row : properties;
  const text = textAt(own, roomNumberName(own));
  return text === undefined || isPlaceholder(text, id) ? undefined : text;
}

function textAt(
  properties: Readonly<Record<string, unknown>>,
  key: string | undefined,
): string | undefined {
  const value = key === undefined ? undefined : properties[key];
  if (typeof value === 'number') return String(value);
  const isText = typeof value === 'string' && value !== '' && value.length <= longestText;
  return isText ? value : undefined;
}

function present(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );
}

function metadataWithout(
  { metadata: kept, ...others }: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string | undefined>,
): Record<string, unknown> {
  const rest = Object.entries(others).filter(
    ([key, value]) => !taken.has(key) && value !== null && key !== '__proto__',
  );
  const own = isObject(kept) ? kept : kept !== undefined && kept !== null && { metadata: kept };
  return { ...Object.fromEntries(rest), ...own };
}
