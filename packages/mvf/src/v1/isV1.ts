/** Whether the files belong to a version 1 bundle, at its root or in a folder (V1-01). */
export function isV1(paths: readonly string[]): boolean {
  const has = (name: string): boolean =>
    paths.some((path) => path === name || path.endsWith(`/${name}`));
  return has('venue.geojson') && !has('manifest.geojson');
}
