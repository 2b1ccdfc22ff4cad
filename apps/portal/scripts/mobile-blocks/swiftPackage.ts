import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iosVersions, type IosVersion } from './iosVersions.ts';
import type { MobileBlock } from './MobileBlock.ts';
import { hasImports, swiftSource } from './swiftSource.ts';

/** A Swift package of blocks. */
export interface SwiftPackage {
  /** The block of each of its files. */
  readonly blocks: ReadonlyMap<string, MobileBlock>;
  /** Modules to compile, each on its own, so that errors in one do not stop the others. */
  readonly modules: readonly WrittenModule[];
}

/** A module of such a package. */
interface WrittenModule {
  readonly name: string;
  /** Whether its blocks have warnings about deprecated names. */
  readonly isDeprecated: boolean;
}

/** A module of blocks of the same version. */
interface BlockModule {
  readonly name: string;
  readonly version: string;
  readonly settings: IosVersion;
  readonly blocks: readonly MobileBlock[];
}

const given = path.join(import.meta.dirname, 'given');

/**
 * Writes a Swift package with a module for each version, and others for blocks that show errors.
 *
 * @param root - root folder of the repository
 * @param folder - folder of the package, in the repository; its sources are replaced
 */
export function writeSwiftPackage(
  root: string,
  folder: string,
  blocks: readonly MobileBlock[],
): SwiftPackage {
  rmSync(path.join(folder, 'Sources'), { recursive: true, force: true });
  const modules = modulesOf(blocks);
  const byFile = modules.flatMap((module) => writeModule(folder, module));
  writeFileSync(path.join(folder, 'Package.swift'), manifest(root, folder, modules));
  return {
    blocks: new Map(byFile),
    modules: modules.map(({ name, settings }) => ({ name, isDeprecated: settings.isDeprecated })),
  };
}

function modulesOf(blocks: readonly MobileBlock[]): readonly BlockModule[] {
  const names = new Set(blocks.map(nameOf));
  return [...names].map((name) => {
    const own = blocks.filter((block) => nameOf(block) === name);
    const { version = '', snippet } = own[0] ?? {};
    const settings = iosVersions[version];
    if (settings !== undefined) return { name, version, settings, blocks: own };
    throw new Error(
      `${snippet?.file ?? ''}: iosVersions.ts does not have version "${version}". ` +
        `It has: ${Object.keys(iosVersions).join(', ')}.`,
    );
  });
}

/**
 * Such as `Blocks5`, `Blocks5Wrong` for blocks that show errors, or `Blocks5Programs` for blocks
 * with imports. Programs compile without given names: where a class has a member with the name of a
 * global, Swift 6.0 also considers the global, and then rejects valid closures.
 */
function nameOf({ version, isWrong, code }: MobileBlock): string {
  const kind = isWrong ? 'Wrong' : hasImports(code) ? 'Programs' : '';
  return `Blocks${version.replace(/\.0$/, '')}${kind}`;
}

function writeModule(
  folder: string,
  { name, version, settings, blocks }: BlockModule,
): readonly (readonly [string, MobileBlock])[] {
  const sources = path.join(folder, 'Sources', name);
  mkdirSync(sources, { recursive: true });
  const names = path.join(given, `ios-${version}/Given.swift`);
  const isProgram = blocks.every(({ code, isWrong }) => !isWrong && hasImports(code));
  if (!isProgram && existsSync(names)) cpSync(names, path.join(sources, 'Given.swift'));
  return blocks.map((block) => {
    const file = path.join(sources, `${block.name}.swift`);
    writeFileSync(file, swiftSource(block, settings.imports, settings.wrappers));
    return [file, block];
  });
}

function manifest(root: string, folder: string, modules: readonly BlockModule[]): string {
  const folders = new Set(modules.map(({ settings }) => settings.package));
  const packages = [...folders].map((each) => {
    const relative = path.relative(folder, path.join(root, each));
    return `.package(name: "${path.basename(each)}", path: "${relative}")`;
  });
  const targets = modules.map(({ name, settings }) => {
    const products = settings.products.map(
      (product) => `.product(name: "${product}", package: "${path.basename(settings.package)}")`,
    );
    return `.target(name: "${name}", dependencies: [${products.join(', ')}])`;
  });
  return `// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "blocks",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [${packages.join(', ')}],
  targets: [
    ${targets.join(',\n    ')}
  ],
  swiftLanguageModes: [.v6]
)
`;
}
