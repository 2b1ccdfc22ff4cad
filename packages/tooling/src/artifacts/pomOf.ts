import { htmlEscape } from 'escape-goat';
import type { Dependency, ModuleDescription } from './readPom.ts';

/** What a POM needs besides the description of its module. */
export interface PomOptions {
  readonly kind: 'jar' | 'aar';
  /** URL of the sources. */
  readonly url: string;
  /** `group:artifact` of modules that are AARs: Maven looks for a jar otherwise. */
  readonly aarNames: ReadonlySet<string>;
}

/**
 * Writes the POM of a published module, without a parent or build settings, so it needs no other
 * file. The comment tells Gradle to read the `.module` file too.
 */
export function pomOf(module: ModuleDescription, { kind, url, aarNames }: PomOptions): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <!-- do_not_remove: published-with-gradle-metadata -->
  <modelVersion>4.0.0</modelVersion>
  <groupId>${htmlEscape(module.group)}</groupId>
  <artifactId>${htmlEscape(module.artifact)}</artifactId>
  <version>${htmlEscape(module.version)}</version>
  <packaging>${kind}</packaging>
  <name>${htmlEscape(module.name)}</name>
  <description>${htmlEscape(module.description)}</description>
  <url>${htmlEscape(url)}</url>
  <licenses>
    <license>
      <name>${htmlEscape(module.license)}</name>
    </license>
  </licenses>
  <scm>
    <url>${htmlEscape(url)}</url>
  </scm>
  <dependencies>
${module.dependencies.map((one) => dependencyOf(one, aarNames)).join('\n')}
  </dependencies>
</project>
`;
}

function dependencyOf(
  { group, artifact, version, scope }: Dependency,
  aarNames: ReadonlySet<string>,
): string {
  const type = aarNames.has(`${group}:${artifact}`) ? '\n      <type>aar</type>' : '';
  return `    <dependency>
      <groupId>${htmlEscape(group)}</groupId>
      <artifactId>${htmlEscape(artifact)}</artifactId>
      <version>${htmlEscape(version)}</version>${type}
      <scope>${scope}</scope>
    </dependency>`;
}
