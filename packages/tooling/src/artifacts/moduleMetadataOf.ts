import { digestOf } from './digestsOf.ts';
import type { Dependency, ModuleDescription } from './readPom.ts';

/** A file that belongs to a variant. */
export interface PublishedFile {
  /** File name, and URL relative to the `.module` file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of a module. */
export interface PublishedFiles {
  /** The jar or AAR. */
  readonly library: PublishedFile;
  readonly sources: PublishedFile;
  readonly documentation: PublishedFile;
}

/** Attributes that Gradle compares with the app's requirements. */
type Attributes = Readonly<Record<string, string | number>>;

/** The Java release of the class files. */
const javaRelease = 17;

/**
 * Writes the Gradle module metadata of a module, format 1.1: one variant to compile with, one to run
 * with, its sources, and its reference.
 *
 * @see https://github.com/gradle/gradle/blob/master/platforms/documentation/docs/src/docs/design/gradle-module-metadata-latest-specification.md
 */
export function moduleMetadataOf(
  module: ModuleDescription,
  kind: 'jar' | 'aar',
  files: PublishedFiles,
): string {
  const { group, artifact, version } = module;
  const used = module.dependencies.map(dependencyOf);
  const seen = module.dependencies.filter(({ scope }) => scope === 'compile').map(dependencyOf);
  const shared = { 'org.gradle.category': 'library', 'org.gradle.dependency.bundling': 'external' };
  const library = { ...shared, ...platformOf(kind), 'org.gradle.libraryelements': kind };
  const variant = (name: string, usage: string, dependencies: readonly object[]) => ({
    name,
    attributes: { ...library, 'org.gradle.usage': usage },
    dependencies,
    files: [fileOf(files.library)],
  });
  const metadata = {
    formatVersion: '1.1',
    component: { group, module: artifact, version, attributes: { 'org.gradle.status': 'release' } },
    variants: [
      variant('apiElements', 'java-api', seen),
      variant('runtimeElements', 'java-runtime', used),
      documentation('sourcesElements', 'sources', files.sources),
      documentation('javadocElements', 'javadoc', files.documentation),
    ],
  };
  return `${JSON.stringify(metadata, undefined, 2)}\n`;
}

function platformOf(kind: 'jar' | 'aar'): Attributes {
  return kind === 'aar'
    ? { 'org.jetbrains.kotlin.platform.type': 'androidJvm' }
    : { 'org.jetbrains.kotlin.platform.type': 'jvm', 'org.gradle.jvm.version': javaRelease };
}

function documentation(name: string, type: string, file: PublishedFile): object {
  const attributes: Attributes = {
    'org.gradle.category': 'documentation',
    'org.gradle.dependency.bundling': 'external',
    'org.gradle.docstype': type,
    'org.gradle.usage': 'java-runtime',
  };
  return { name, attributes, files: [fileOf(file)] };
}

function dependencyOf({ group, artifact, version }: Dependency): object {
  return { group, module: artifact, version: { requires: version } };
}

function fileOf({ name, bytes }: PublishedFile): object {
  return {
    name,
    url: name,
    size: bytes.byteLength,
    sha512: digestOf('sha512', bytes),
    sha256: digestOf('sha256', bytes),
    sha1: digestOf('sha1', bytes),
    md5: digestOf('md5', bytes),
  };
}
