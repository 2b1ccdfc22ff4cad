import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { ToolError } from '../../results/ToolError.ts';
import type { PackageSource } from '../../site/SiteSource.ts';
import { androidModules } from './androidVersions.ts';

/** A library in a Maven repository. */
export interface Library {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** The artifacts of the Android SDK. */
interface Artifacts {
  /** Paths of jars by module. */
  readonly jars: ReadonlyMap<string, string>;
  /** Third-party libraries that they need. */
  readonly dependencies: readonly Library[];
}

const group = 'io.github.mezzanine-maps';
const repository = `/maven/${group.replaceAll('.', '/')}`;

/**
 * Copies the artifacts from the Maven repository of a site.
 *
 * @param folder - folder for the jars
 * @throws ToolError if the site has none
 */
export async function readArtifacts(site: PackageSource, folder: string): Promise<Artifacts> {
  await mkdir(folder, { recursive: true });
  const jars = new Map<string, string>();
  const dependencies: Library[] = [];
  for (const [module, kind] of Object.entries(androidModules)) {
    const artifact = `mezzanine-${module}`;
    const metadata = textOf(await read(site, `${repository}/${artifact}/maven-metadata.xml`));
    const version = /<release>([\w.-]+)<\/release>/.exec(metadata)?.[1] ?? '';
    const file = `${repository}/${artifact}/${version}/${artifact}-${version}`;
    const library = await read(site, `${file}.${kind}`);
    const jar = join(folder, `${module}.jar`);
    await writeFile(jar, kind === 'jar' ? library : classesOf(library, file));
    jars.set(module, jar);
    dependencies.push(...dependenciesIn(textOf(await read(site, `${file}.pom`))));
  }
  return { jars, dependencies };
}

async function read(site: PackageSource, path: string): Promise<Uint8Array> {
  const bytes = await site.readBytes(path);
  if (bytes !== undefined) return bytes;
  throw new ToolError(
    `The site has no ${path}: its Android artifacts are not built. Build them: npm run artifacts`,
  );
}

function classesOf(archive: Uint8Array, file: string): Uint8Array {
  const classes = unzipSync(archive, { filter: ({ name }) => name === 'classes.jar' });
  const bytes = classes['classes.jar'];
  if (bytes === undefined) throw new ToolError(`${file}.aar has no classes.jar. Build it again.`);
  return bytes;
}

/** Third-party libraries in a POM. */
function dependenciesIn(pom: string): readonly Library[] {
  const tag = (name: string) => String.raw`<${name}>([\w.-]+)</${name}>\s*`;
  const pattern = new RegExp(
    String.raw`<dependency>\s*${tag('groupId')}${tag('artifactId')}${tag('version')}`,
    'g',
  );
  return [...pom.matchAll(pattern)]
    .map(([, owner = '', artifact = '', version = '']) => ({ group: owner, artifact, version }))
    .filter((library) => library.group !== group);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
