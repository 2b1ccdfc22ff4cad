import { load, type CheerioAPI } from 'cheerio';

/** What identifies an artifact in a Maven repository. */
interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** A library that users of a module get with it. */
export interface Dependency extends Coordinates {
  /** `compile` if users of the module see its types. */
  readonly scope: 'compile' | 'runtime';
}

/** Description of a published module. */
export interface ModuleDescription extends Coordinates {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: readonly Dependency[];
  /** When the release was created; the same for every build of it. */
  readonly builtAt: Date;
}

/**
 * Profile with libraries that apps get with a module but its build cannot use. Maven resolves only
 * libraries of active profiles.
 */
const appsProfile = 'apps';

/**
 * Reads the description of a module, including values inherited from its parent. Omits dependencies
 * for tests and those that phones provide, and adds the dependencies of the profile `apps`.
 *
 * @param text - `pom.xml` of the module
 * @param parentText - `pom.xml` of its parent
 * @throws Error if a value is missing; the message names it
 */
export function readPom(text: string, parentText: string): ModuleDescription {
  const module = load(text, { xml: true });
  const parent = load(parentText, { xml: true });
  const coordinates = {
    group: required(parent, 'project > groupId'),
    artifact: required(module, 'project > artifactId'),
    version: required(parent, 'project > version'),
  };
  const properties = propertiesOf(parent, coordinates.version);
  const versions = managedVersions(parent, properties);
  return {
    ...coordinates,
    name: required(module, 'project > name'),
    description: required(module, 'project > description'),
    license: required(parent, 'project > licenses > license > name'),
    dependencies: declaredDependencies(module)
      .map((element) => (name: string) => textOf(module(element).children(name).text()))
      .flatMap((child) => readDependency(child, { properties, versions })),
    builtAt: new Date(required(parent, 'project > properties > project\\.build\\.outputTimestamp')),
  };
}

function declaredDependencies(module: CheerioAPI) {
  const apps = module('project > profiles > profile').filter(
    (_, profile) => module(profile).children('id').text().trim() === appsProfile,
  );
  const added = apps.children('dependencies').children('dependency');
  return [...module('project > dependencies > dependency').toArray(), ...added.toArray()];
}

interface Inherited {
  readonly properties: ReadonlyMap<string, string>;
  /** By `group:artifact`. */
  readonly versions: ReadonlyMap<string, string>;
}

/** @param child - returns the text of the child element with a name */
function readDependency(
  child: (name: string) => string | undefined,
  { properties, versions }: Inherited,
): readonly Dependency[] {
  const scope = child('scope') ?? 'compile';
  if (child('optional') === 'true' || (scope !== 'compile' && scope !== 'runtime')) return [];
  const [group, artifact] = [child('groupId') ?? '', child('artifactId') ?? ''];
  const version = child('version') ?? versions.get(`${group}:${artifact}`);
  if (version === undefined) {
    throw new Error(
      `${group}:${artifact} has no version. Add it to dependencyManagement in sdks/android/pom.xml.`,
    );
  }
  return [{ group, artifact, version: filled(version, properties), scope }];
}

function propertiesOf(parent: CheerioAPI, version: string): ReadonlyMap<string, string> {
  const found = parent('project > properties')
    .children()
    .toArray()
    .map((element): [string, string] => [element.name, parent(element).text().trim()]);
  return new Map([...found, ['project.version', version]]);
}

function managedVersions(
  parent: CheerioAPI,
  properties: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const managed = parent('project > dependencyManagement > dependencies > dependency').toArray();
  return new Map(
    managed.map((element): [string, string] => {
      const child = (name: string) => parent(element).children(name).text().trim();
      const version = filled(child('version'), properties);
      return [`${child('groupId')}:${child('artifactId')}`, version];
    }),
  );
}

function filled(text: string, properties: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => {
    const value = properties.get(name);
    if (value !== undefined) return value;
    throw new Error(`\${${name}} has no value. Add the property to sdks/android/pom.xml.`);
  });
}

function required(document: CheerioAPI, selector: string): string {
  const text = textOf(document(selector).first().text());
  if (text !== undefined) return text;
  throw new Error(`A pom.xml of sdks/android has no ${selector}. Published modules need it.`);
}

function textOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}
