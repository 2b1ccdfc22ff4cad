import type { Operation } from '@mezzanine/api-contract/operation';

/** The last segment of a path that is a parameter with an extension, such as `{floorId}.svg`. */
const namedFile = /\{(\w+)\}(\.\w+)$/;

/**
 * The path of an operation in the router's syntax, such as `/api/v1/venues/:venueId`, and
 * `:floorId{[^/]+\\.svg}` for `{floorId}.svg`.
 */
export function routeOf({ path }: Operation): string {
  const file = path.replace(
    namedFile,
    (_, name: string, extension: string) => `:${name}{[^/]+\\${extension}}`,
  );
  return `/api/v1${file.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** The parameters in a path, without the extension that the router leaves at the last one. */
export function pathParametersOf(
  { path }: Operation,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const [, name = '', extension = ''] = namedFile.exec(path) ?? [];
  const value = given[name];
  if (value === undefined) return { ...given };
  return { ...given, [name]: value.slice(0, -extension.length) };
}
