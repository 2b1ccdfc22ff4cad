/** The Swift package, as it is published. */
export const swiftPackage = {
  /** Scope and name in the registry: `mezzanine.Mezzanine`. */
  scope: 'mezzanine',
  name: 'Mezzanine',
  folder: 'sdks/ios',
  /** Unpublished folders: lists that only the portal reads, and code that must not compile. */
  unpublished: ['api', 'Checks'],
  description: 'Indoor maps for iOS apps',
  /** Built files, by path in the package. Paths of files are relative to the repository. */
  resources: {
    'Sources/Mezzanine/Resources/mezzanine.html': 'packages/mobile-page/dist/mezzanine.html',
    'Sources/Mezzanine/Resources/outdoor.js': 'packages/mobile-page/dist/outdoor.js',
  },
  /** Maximum size of the archive in bytes. */
  budgetBytes: 1_050_000,
} as const;

/** A manifest of the package, or one for another version of Swift. */
export interface SwiftManifest {
  /** `Package.swift`, or `Package@swift-6.1.swift`. */
  readonly file: string;
  /** The version in its first line. */
  readonly toolsVersion: string;
}

const manifestName = /^Package(?:@swift-\d+(?:\.\d+){0,2})?\.swift$/;

/**
 * Finds the manifests of a package.
 *
 * @param texts - files of its root folder, by name
 * @throws Error if a manifest does not name its Swift tools version
 */
export function findManifests(texts: ReadonlyMap<string, string>): readonly SwiftManifest[] {
  return [...texts]
    .filter(([file]) => manifestName.test(file))
    .map(([file, text]) => {
      const toolsVersion = /^\/\/\s*swift-tools-version:\s*(\d+(?:\.\d+){0,2})/.exec(text)?.[1];
      if (toolsVersion !== undefined) return { file, toolsVersion };
      throw new Error(
        `${file} has no tools version. Its first line must be like: // swift-tools-version: 6.0`,
      );
    });
}
