const format = ['packages/mvf', 'packages/wayfinding'] as const;
const sdk = [...format, 'packages/mezzanine-js'] as const;

/** Public packages by folder, with all packages that each depends on. */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  // The portal waits for this one, so it comes first.
  'packages/bridge': [],
  'packages/mvf': [],
  'packages/wayfinding': ['packages/mvf'],
  'packages/mezzanine-js': format,
  'packages/react-sdk': sdk,
  'packages/maplibre-overlay': sdk,
  'packages/mobile-protocol': ['packages/bridge'],
  'packages/codemod': [],
  'packages/search': [],
  'packages/mcp': [...sdk, 'packages/search'],
  // The page is in the package as text.
  'sdks/react-native': [
    ...sdk,
    'packages/bridge',
    'packages/mobile-protocol',
    'packages/mobile-page',
  ],
  'packages/api-client': [],
};

/** Folders of the public packages, each after its dependencies. */
export const publicPackages: readonly string[] = Object.keys(builtOn);

/** Folders of the packages whose sources and built types a package needs. */
export function foundationsOf(folder: string): readonly string[] {
  return builtOn[folder] ?? [];
}

/** File name of a package's archive: its folder name, and `-sdk` for an SDK. */
export function archiveName(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return folder.startsWith('sdks/') ? `${name}-sdk.tgz` : `${name}.tgz`;
}
