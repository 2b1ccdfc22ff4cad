/** Whether the files are those of a bundle of version 1, at its root or in a folder (V1-01). */
export function isV1(paths: readonly string[]): boolean {
  const has = (name: string): boolean =>
    paths.some((path) => path === name || path.endsWith(`/${name}`));
  return has('venue.geojson') && !has('manifest.geojson');
}
