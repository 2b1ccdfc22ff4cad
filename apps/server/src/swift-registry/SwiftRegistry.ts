import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestProblem } from '../problem/RequestProblem.ts';
import type { Site } from '../static/Site.ts';
import type { SiteFile } from '../static/siteManifest.ts';
import { comparableUrl } from './comparableUrl.ts';
import { registryIndexSchema, type SwiftPackage, type SwiftRelease } from './registryIndex.ts';

/** The Swift packages in the build, looked up by their Swift identifiers. */
export class SwiftRegistry {
  readonly #root: string;
  readonly #site: Site;
  #read: { readonly hash: string; readonly packages: readonly SwiftPackage[] } | undefined;

  /** @param root - folder that paths of the site are relative to */
  constructor(root: string, site: Site) {
    this.#root = root;
    this.#site = site;
  }

  /**
   * Finds a package. Case does not matter.
   *
   * @throws RequestProblem 404
   */
  async packageOf(scope: string, name: string): Promise<SwiftPackage> {
    const id = `${scope}.${name}`;
    const packages = await this.#packages();
    const found = packages.find((one) => sameText(idOf(one), id));
    if (found !== undefined) return found;
    const known = packages.map(idOf).join(', ');
    throw new RequestProblem(
      404,
      packages.length === 0
        ? 'The Swift package is not built on this machine. Build it: npm run build'
        : `There is no package ${id.slice(0, 150)}. This registry has ${known}.`,
    );
  }

  /**
   * Finds a release of a package.
   *
   * @throws RequestProblem 404
   */
  releaseOf(found: SwiftPackage, version: string): SwiftRelease {
    const release = found.releases.find((one) => one.version === version);
    if (release !== undefined) return release;
    const versions = found.releases.map((one) => one.version).join(', ');
    throw new RequestProblem(
      404,
      `${idOf(found)} has no release ${version.slice(0, 50)}. Its releases: ${versions}.`,
    );
  }

  /** Finds the identifiers of packages by the URL of their sources, in any spelling. */
  async identifiersAt(url: string): Promise<readonly string[]> {
    const packages = await this.#packages();
    return packages
      .filter(({ repositoryUrl }) => comparableUrl(repositoryUrl) === comparableUrl(url))
      .map(idOf);
  }

  /**
   * A file of a package: its archive, or a manifest.
   *
   * @param path - in the folder of the package
   * @throws RequestProblem 404
   */
  fileOf({ scope, name }: SwiftPackage, path: string): SiteFile {
    const found = this.#site.resolve(`/swift/${scope}/${name}/${path}`);
    if (found.kind === 'file') return found.file;
    throw new RequestProblem(404, `${scope}.${name} has no ${path}. Build it again: npm run build`);
  }

  /** Packages are read again after another build. */
  async #packages(): Promise<readonly SwiftPackage[]> {
    const found = this.#site.resolve('/swift/index.json');
    if (found.kind !== 'file') return [];
    const { hash, path } = found.file;
    if (this.#read?.hash !== hash) {
      const text = await readFile(join(this.#root, path), 'utf8');
      this.#read = { hash, packages: registryIndexSchema.parse(JSON.parse(text)).packages };
    }
    return this.#read.packages;
  }
}

/** Identifies a package in manifests of apps. */
export function idOf({ scope, name }: SwiftPackage): string {
  return `${scope}.${name}`;
}

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
