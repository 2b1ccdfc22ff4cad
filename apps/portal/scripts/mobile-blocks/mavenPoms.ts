import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const open = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>`;

/** The POM of a project that only lists modules. */
export function projectPom(modules: readonly string[]): string {
  const listed = modules.map((module) => `    <module>${module}</module>`).join('\n');
  return `${open}
  <groupId>blocks</groupId>
  <artifactId>blocks</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <modules>
${listed}
  </modules>
</project>
`;
}

/** A module of blocks. */
export interface BlocksModule {
  readonly folder: string;
  /** Modules of the SDK; the last one has the compiler plugins. */
  readonly modules: readonly string[];
  readonly isJava: boolean;
}

/**
 * The POM of a module of blocks. Its parent is the SDK's, so all versions are the same.
 *
 * @param sdk - folder of the SDK
 */
export function modulePom({ folder, modules, isJava }: BlocksModule, sdk: string): string {
  const poms = modules.map((module) => readPom(path.join(sdk, module)));
  const dependencies = [...poms.map(dependencyOn), ...providedOf(poms)];
  return `${open}
  <parent>
    ${idIn(readPom(sdk))}
    <relativePath>${path.relative(folder, sdk)}</relativePath>
  </parent>
  <artifactId>blocks-${path.basename(folder)}</artifactId>
  <dependencies>
    ${dependencies.join('\n    ')}
  </dependencies>
  <build>
    <sourceDirectory>src</sourceDirectory>
    <plugins>${isJava ? javaPlugin() : kotlinPlugin(poms.at(-1) ?? '')}</plugins>
  </build>
</project>
`;
}

/** @throws if a module does not exist */
function readPom(folder: string): string {
  const file = path.join(folder, 'pom.xml');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `${file} does not exist. Correct the modules of the version in androidVersions.ts.`,
  );
}

/** Group, artifact, and version of a module, without values that its parent defines. */
function idIn(pom: string): string {
  const own = pom.replace(/<(parent|dependencies|dependencyManagement|build)>.*?<\/\1>/gs, '');
  return ['groupId', 'artifactId', 'version']
    .map((tag) => new RegExp(`<${tag}>[^<]+</${tag}>`).exec(own)?.[0] ?? '')
    .join('');
}

function dependencyOn(pom: string): string {
  const [group, version] = ['groupId', 'version'].map(
    (tag) => `<${tag}>\${project.${tag}}</${tag}>`,
  );
  return `<dependency>${group}${idIn(pom)}${version}</dependency>`;
}

/** Dependencies that phones provide to apps, such as Android's classes. Maven does not pass them on from a module. */
function providedOf(poms: readonly string[]): readonly string[] {
  const found = poms.flatMap((pom) => pom.match(/<dependency>.*?<\/dependency>/gs) ?? []);
  return [...new Set(found.filter((each) => each.includes('<scope>provided</scope>')))];
}

/** The compiler with the plugins of a module, and with one execution. */
export function kotlinPlugin(pom: string): string {
  // Compiler plugins are elements with the same name that contain a word.
  const plugin = /<plugin>(?:(?!<\/?plugin>).|<plugin>[\w-]+<\/plugin>)*<\/plugin>/gs;
  const own =
    (pom.match(plugin) ?? []).find((each) => each.includes('>kotlin-maven-plugin<')) ?? '';
  const inside = own
    .replace(/^<plugin>|<\/plugin>$/g, '')
    .replace(/<executions>.*<\/executions>/s, '');
  return `<plugin>${inside}<executions>
    ${none('compile')}
    ${none('test-compile')}
    <execution>
      <id>blocks</id>
      <phase>compile</phase>
      <goals><goal>compile</goal></goals>
      <configuration><args><arg>-nowarn</arg></args></configuration>
    </execution>
  </executions></plugin>`;
}

function javaPlugin(): string {
  return `<plugin>
    <groupId>org.apache.maven.plugins</groupId>
    <artifactId>maven-compiler-plugin</artifactId>
    <executions>
      ${none('default-compile')}
      <execution>
        <id>blocks</id>
        <phase>compile</phase>
        <goals><goal>compile</goal></goals>
        <configuration>
          <release>\${java.version}</release>
          <proc>none</proc>
          <showWarnings>false</showWarnings>
        </configuration>
      </execution>
    </executions>
  </plugin>`;
}

function none(execution: string): string {
  return `<execution><id>${execution}</id><phase>none</phase></execution>`;
}
