import { writeArchive } from '@mezzanine/mvf/archive';
import { htmlEscape } from 'escape-goat';
import { digestNames, digestOf } from './digestsOf.ts';
import { moduleMetadataOf, type PublishedFile } from './moduleMetadataOf.ts';
import type { Files } from './packLibrary.ts';
import { pomOf, type PomOptions } from './pomOf.ts';
import type { ModuleDescription } from './readPom.ts';

/** A module with all its published parts. */
export interface BuiltModule {
  readonly description: ModuleDescription;
  readonly kind: 'jar' | 'aar';
  /** The jar or AAR. */
  readonly library: Uint8Array;
  /** Kotlin files by path. */
  readonly sources: Files;
  /** Pages of the reference by path. */
  readonly documentation: Files;
}

/**
 * Creates a Maven repository from modules, with digests of every file.
 *
 * @param url - URL of the sources
 * @returns files by path in the repository
 */
export function mavenRepository(modules: readonly BuiltModule[], url: string): Files {
  const aarNames = new Set(
    modules
      .filter(({ kind }) => kind === 'aar')
      .map(({ description: { group, artifact } }) => `${group}:${artifact}`),
  );
  return new Map(
    modules.flatMap((module) =>
      [...filesOf(module, { kind: module.kind, url, aarNames })].flatMap(withDigests),
    ),
  );
}

/** The folder of a module in a repository. */
function folderOf({ group, artifact }: ModuleDescription): string {
  return `${group.replaceAll('.', '/')}/${artifact}`;
}

function filesOf(module: BuiltModule, pom: PomOptions): Files {
  const { description, kind } = module;
  const { artifact, version } = description;
  const named = (end: string, bytes: Uint8Array): PublishedFile => ({
    name: `${artifact}-${version}${end}`,
    bytes,
  });
  const library = named(`.${kind}`, module.library);
  const sources = named('-sources.jar', writeArchive(module.sources));
  const documentation = named('-javadoc.jar', writeArchive(module.documentation));
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const metadata = moduleMetadataOf(description, kind, { library, sources, documentation });
  const files = [
    library,
    sources,
    documentation,
    named('.pom', bytesOf(pomOf(description, pom))),
    named('.module', bytesOf(metadata)),
  ];
  const folder = folderOf(description);
  return new Map([
    ...files.map(({ name, bytes }) => [`${folder}/${version}/${name}`, bytes] as const),
    [`${folder}/maven-metadata.xml`, bytesOf(versionsOf(description))],
  ]);
}

function withDigests([path, bytes]: readonly [string, Uint8Array]): readonly [
  string,
  Uint8Array,
][] {
  const digests = digestNames.map((name): [string, Uint8Array] => [
    `${path}.${name}`,
    new TextEncoder().encode(digestOf(name, bytes)),
  ]);
  return [[path, bytes], ...digests];
}

/** The list of versions, which clients read for version ranges. */
function versionsOf({ group, artifact, version, builtAt }: ModuleDescription): string {
  const time = builtAt.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${htmlEscape(group)}</groupId>
  <artifactId>${htmlEscape(artifact)}</artifactId>
  <versioning>
    <latest>${htmlEscape(version)}</latest>
    <release>${htmlEscape(version)}</release>
    <versions>
      <version>${htmlEscape(version)}</version>
    </versions>
    <lastUpdated>${time}</lastUpdated>
  </versioning>
</metadata>
`;
}
