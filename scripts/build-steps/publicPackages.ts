/** Folders of the packages that others install, each after those that it is built on. */
export const publicPackages: readonly string[] = [
  'packages/mvf',
  'packages/wayfinding',
  'packages/mezzanine-js',
  'packages/react-sdk',
  'packages/maplibre-overlay',
  'packages/bridge',
];

/** The name a package's archive is served by: the name of its folder. */
export function archiveName(folder: string): string {
  return `${folder.slice(folder.lastIndexOf('/') + 1)}.tgz`;
}
