const format = ['packages/mvf', 'packages/wayfinding'] as const;
const sdk = [...format, 'packages/mezzanine-js'] as const;

/** Packages that others install, by their folders, each with all those that it is built on. */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  // The first, since the portal waits for it.
  'packages/bridge': [],
  'packages/mvf': [],
  'packages/wayfinding': ['packages/mvf'],
  'packages/mezzanine-js': format,
  'packages/react-sdk': sdk,
  'packages/maplibre-overlay': sdk,
  'packages/mobile-protocol': ['packages/bridge'],
  'packages/codemod': [],
  'packages/api-client': [],
};

/** Folders of the packages that others install, each after those that it is built on. */
export const publicPackages: readonly string[] = Object.keys(builtOn);

/** Folders of the packages whose sources and built types a package is built from. */
export function foundationsOf(folder: string): readonly string[] {
  return builtOn[folder] ?? [];
}

/** The name a package's archive is served by: the name of its folder, and for an SDK that it is one. */
export function archiveName(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return folder.startsWith('sdks/') ? `${name}-sdk.tgz` : `${name}.tgz`;
}
