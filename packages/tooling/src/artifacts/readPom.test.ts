import { describe, expect, it } from 'vitest';
import { readPom } from './readPom.ts';

const parent = `<project>
  <groupId>com.example</groupId><artifactId>maps</artifactId><version>5.0.0</version>
  <licenses><license><name>MIT</name></license></licenses>
  <properties>
    <project.build.outputTimestamp>2026-01-01T00:00:00Z</project.build.outputTimestamp>
    <kotlin.version>2.2.21</kotlin.version>
  </properties>
  <dependencyManagement><dependencies>
    <dependency><groupId>org.kotlin</groupId><artifactId>stdlib</artifactId><version>\${kotlin.version}</version></dependency>
  </dependencies></dependencyManagement>
</project>`;

const moduleWith = (dependencies: string) => `<project>
  <parent><groupId>com.example</groupId><artifactId>maps</artifactId><version>5.0.0</version></parent>
  <artifactId>maps-sdk</artifactId><name>Maps SDK</name><description>A map &amp; its view</description>
  <dependencies>${dependencies}</dependencies>
</project>`;

const stdlib = '<groupId>org.kotlin</groupId><artifactId>stdlib</artifactId>';

describe('readPom', () => {
  it('reads a module with the versions of its parent', () => {
    const core =
      '<groupId>com.example</groupId><artifactId>maps-core</artifactId><version>${project.version}</version>';
    const text = moduleWith(
      `<dependency>${core}</dependency><dependency>${stdlib}<scope>runtime</scope></dependency>`,
    );
    expect(readPom(text, parent)).toEqual({
      group: 'com.example',
      artifact: 'maps-sdk',
      version: '5.0.0',
      name: 'Maps SDK',
      description: 'A map & its view',
      license: 'MIT',
      builtAt: new Date('2026-01-01T00:00:00Z'),
      dependencies: [
        { group: 'com.example', artifact: 'maps-core', version: '5.0.0', scope: 'compile' },
        { group: 'org.kotlin', artifact: 'stdlib', version: '2.2.21', scope: 'runtime' },
      ],
    });
  });

  it.each(['<scope>test</scope>', '<scope>provided</scope>', '<optional>true</optional>'])(
    'leaves out dependencies with %s',
    (mark) => {
      const text = moduleWith(`<dependency>${stdlib}${mark}</dependency>`);
      expect(readPom(text, parent).dependencies).toEqual([]);
    },
  );

  it('adds the libraries of the profile for apps, and of no other', () => {
    const profile = (id: string, artifact: string) =>
      `<profile><id>${id}</id><dependencies><dependency><groupId>org.ui</groupId><artifactId>${artifact}</artifactId><version>\${kotlin.version}</version></dependency></dependencies></profile>`;
    const profiles = `<profiles>${profile('local', 'desktop')}${profile('apps', 'phone')}</profiles>`;
    const text = moduleWith('').replace('</project>', `${profiles}</project>`);
    expect(readPom(text, parent).dependencies).toEqual([
      { group: 'org.ui', artifact: 'phone', version: '2.2.21', scope: 'compile' },
    ]);
  });

  it('names what is missing', () => {
    const unknown = stdlib.replace('stdlib', 'reflect');
    expect(() => readPom(moduleWith(`<dependency>${unknown}</dependency>`), parent)).toThrow(
      'org.kotlin:reflect has no version. Add it to dependencyManagement',
    );
    expect(() => readPom(moduleWith(''), parent.replace('<name>MIT</name>', ''))).toThrow(
      'has no project > licenses > license > name',
    );
    const property = parent.replace('<kotlin.version>2.2.21</kotlin.version>', '');
    expect(() => readPom(moduleWith(`<dependency>${stdlib}</dependency>`), property)).toThrow(
      '${kotlin.version} has no value',
    );
  });
});
