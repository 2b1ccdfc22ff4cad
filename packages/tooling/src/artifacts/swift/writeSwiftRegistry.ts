import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArchive } from '@mezzanine/mvf/archive';
import { site } from '../../../../../site.config.ts';
import { InputList } from '../../build-steps/InputList.ts';
import { digestOf } from '../digestsOf.ts';
import type { Files } from '../packLibrary.ts';
import { findManifests, swiftPackage } from './swiftPackage.ts';

/** Output folders, relative to the repository. */
export interface SwiftFolders {
  /** The package registry, which the server serves at `/swift/`. */
  readonly registry: string;
  /** The archive for users without a registry. */
  readonly downloads: string;
}

/**
 * Packs the Swift package with the built page, and writes the responses of the package registry.
 * Equal sources produce equal bytes.
 *
 * @param root - the repository
 * @returns the size of the archive as text
 * @throws Error if the page is not built, or the archive is larger than its budget
 */
export async function writeSwiftRegistry(root: string, folders: SwiftFolders): Promise<string> {
  const { scope, name, description, budgetBytes } = swiftPackage;
  const version = versionOf(root);
  const files = await readPackage(root);
  const archive = writeArchive(within(`${name}-${version}`, files));
  if (archive.byteLength > budgetBytes) {
    throw new Error(
      `The Swift package has ${archive.byteLength} bytes. Its budget is ${budgetBytes}: make it smaller, or raise the budget in swiftPackage.ts.`,
    );
  }
  const texts = [...files].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const);
  const manifests = findManifests(new Map(texts));
  const index = {
    packages: [
      {
        scope,
        name,
        description,
        repositoryUrl: site.links.github,
        releases: [{ version, checksum: digestOf('sha256', archive), manifests }],
      },
    ],
  };
  const folder = path.join(root, folders.registry);
  rmSync(folder, { recursive: true, force: true });
  write(path.join(folder, 'index.json'), `${JSON.stringify(index, undefined, 2)}\n`);
  write(path.join(folder, scope, name, `${version}.zip`), archive);
  for (const { file } of manifests) {
    write(path.join(folder, scope, name, version, file), files.get(file) ?? '');
  }
  write(path.join(root, folders.downloads, `${site.product.slug}-ios-sdk.zip`), archive);
  return `${(archive.byteLength / 1000).toFixed(1)} kB`;
}

/** The sources, the license, and the built page, by path in the package. */
async function readPackage(root: string): Promise<Files> {
  const { folder, resources, unpublished } = swiftPackage;
  const built = Object.entries(resources).map(([target, file]) => {
    const source = path.join(root, file);
    if (existsSync(source)) return [target, readFileSync(source)] as const;
    throw new Error(`${file} is missing. Run: npm run build -w @mezzanine/mobile-page`);
  });
  const sources = (await new InputList(root).list(folder)).filter(
    (file) => !unpublished.some((name) => file.startsWith(`${folder}/${name}/`)),
  );
  return new Map([
    ...sources.map(
      (file) => [file.slice(folder.length + 1), readFileSync(path.join(root, file))] as const,
    ),
    ['LICENSE', readFileSync(path.join(root, 'LICENSE'))],
    ...built,
  ]);
}

function within(folder: string, files: Files): Files {
  return new Map([...files].map(([file, bytes]) => [`${folder}/${file}`, bytes]));
}

/** All SDKs of a release have the version of the page. */
function versionOf(root: string): string {
  const file = path.join(root, 'packages/mobile-page/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
