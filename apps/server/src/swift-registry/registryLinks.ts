import type { SwiftPackage, SwiftRelease } from './registryIndex.ts';

/** The URL of a package. */
export function addressOf(origin: string, { scope, name }: SwiftPackage): string {
  return `${origin}/swift/${scope}/${name}`;
}

/** A `Link` header to the sources and the latest release of a package. */
export function packageLinks(origin: string, found: SwiftPackage): string {
  const [latest] = found.releases;
  const release = `${addressOf(origin, found)}/${latest.version}`;
  return `<${found.repositoryUrl}>; rel="canonical", <${release}>; rel="latest-version"`;
}

/** A `Link` header to the manifests for other versions of Swift; empty if there are none. */
export function manifestLinks(address: string, { manifests }: SwiftRelease): string {
  return manifests
    .flatMap(({ file, toolsVersion }) => {
      const version = /^Package@swift-(.+)\.swift$/.exec(file)?.[1];
      if (version === undefined) return [];
      return `<${address}?swift-version=${version}>; rel="alternate"; filename="${file}"; swift-tools-version="${toolsVersion}"`;
    })
    .join(', ');
}
