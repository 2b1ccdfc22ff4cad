import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aarModule, jarModule } from './builtModule.fixture.ts';
import { checkModules } from './checkModules.ts';
import { mavenRepository } from './mavenRepository.ts';

const url = 'https://example.com/maps';
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const files = mavenRepository([jarModule(), aarModule()], url);
const core = 'com/example/maps-core/5.0.0/maps-core-5.0.0';
const sdk = 'com/example/maps-sdk/5.0.0/maps-sdk-5.0.0';

describe('mavenRepository', () => {
  it('has library, sources, reference, POM, Gradle metadata, and the list of versions', () => {
    const names = [...files.keys()].filter((path) => !/\.(md5|sha\d+)$/.test(path));
    expect(names).toEqual(
      [
        [core, 'jar'],
        [sdk, 'aar'],
      ].flatMap(([base, kind]) => [
        ...[`.${kind}`, '-sources.jar', '-javadoc.jar', '.pom', '.module'].map(
          (end) => `${base}${end}`,
        ),
        `${base?.replace(/\/5\.0\.0\/.*/, '')}/maven-metadata.xml`,
      ]),
    );
  });

  it('has four digests of every file', () => {
    const named = [...files].filter(([path]) => !/\.(md5|sha\d+)$/.test(path));
    expect(named).toHaveLength(12);
    for (const [path, bytes] of named) {
      for (const name of ['md5', 'sha1', 'sha256', 'sha512']) {
        const digest = createHash(name).update(bytes).digest('hex');
        expect(textOf(files.get(`${path}.${name}`)), `${path}.${name}`).toBe(digest);
      }
    }
  });

  it('is the same whenever it is written, and in every time zone', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Auckland';
    const other = mavenRepository([jarModule(), aarModule()], url);
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(other).toEqual(files);
  });

  it('writes POMs without a parent, with the packaging and the dependencies', () => {
    const pom = load(textOf(files.get(`${core}.pom`)), { xml: true });
    expect(pom('project > parent')).toHaveLength(0);
    expect(pom('project > packaging').text()).toBe('jar');
    expect(pom('project > name').text()).toBe('Maps & more');
    expect(pom('project > description').text()).toBe('A <map>');
    expect(pom('licenses name').text()).toBe('MIT');
    const dependencies = pom('dependencies > dependency').toArray();
    expect(dependencies.map((one) => pom(one).text().replaceAll(/\s+/g, ' ').trim())).toEqual([
      'org.kotlin stdlib 2.2.21 compile',
      'org.kotlin logging 2.2.21 runtime',
    ]);
    expect(textOf(files.get(`${sdk}.pom`))).toContain('<packaging>aar</packaging>');
    // Without this comment, Gradle does not read the `.module` file.
    expect(textOf(files.get(`${sdk}.pom`))).toContain('published-with-gradle-metadata');
  });

  it('names the type of AARs that a module depends on, as Maven looks for a jar otherwise', () => {
    const group = 'com.example';
    const dependencies = ['maps-sdk', 'maps-core'].map(
      (artifact) => ({ group, artifact, version: '5.0.0', scope: 'compile' }) as const,
    );
    const older = aarModule({ artifact: 'maps-older', dependencies });
    const written = mavenRepository([jarModule(), aarModule(), older], url);
    const path = 'com/example/maps-older/5.0.0/maps-older-5.0.0.pom';
    const pom = load(textOf(written.get(path)), { xml: true });
    const types = pom('dependencies > dependency').toArray();
    expect(types.map((one) => pom(one).children('type').text())).toEqual(['aar', '']);
  });

  it('writes Gradle metadata with the files and digests of the repository', () => {
    for (const [base, kind] of [
      [core, 'jar'],
      [sdk, 'aar'],
    ] as const) {
      const metadata = JSON.parse(textOf(files.get(`${base}.module`))) as Metadata;
      expect(metadata.formatVersion).toBe('1.1');
      expect(metadata.variants.map(({ name }) => name)).toEqual([
        'apiElements',
        'runtimeElements',
        'sourcesElements',
        'javadocElements',
      ]);
      expect(metadata.variants[0]?.attributes['org.gradle.libraryelements']).toBe(kind);
      for (const file of metadata.variants.flatMap((variant) => variant.files)) {
        const bytes = files.get(`${base.slice(0, base.lastIndexOf('/'))}/${file.url}`);
        expect(bytes?.byteLength).toBe(file.size);
        expect(
          textOf(files.get(`${base.slice(0, base.lastIndexOf('/'))}/${file.url}.sha512`)),
        ).toBe(file.sha512);
      }
    }
  });

  it('has runtime dependencies only in the variant to run with', () => {
    const metadata = JSON.parse(textOf(files.get(`${core}.module`))) as Metadata;
    const [api, runtime] = metadata.variants.map(({ dependencies = [] }) =>
      dependencies.map((one) => `${one.module}:${one.version.requires}`),
    );
    expect(api).toEqual(['stdlib:2.2.21']);
    expect(runtime).toEqual(['stdlib:2.2.21', 'logging:2.2.21']);
  });

  it('lists the version with the time of the release', () => {
    const metadata = load(textOf(files.get('com/example/maps-sdk/maven-metadata.xml')), {
      xml: true,
    });
    expect(metadata('release').text()).toBe('5.0.0');
    expect(metadata('versions > version').text()).toBe('5.0.0');
    expect(metadata('lastUpdated').text()).toBe('20260101000000');
  });
});

describe('archives', () => {
  it('an AAR contains what Android reads of a library', () => {
    const aar = unzipSync(files.get(`${sdk}.aar`) ?? new Uint8Array());
    expect(Object.keys(aar)).toEqual([
      'AndroidManifest.xml',
      'META-INF/com/android/build/gradle/aar-metadata.properties',
      'R.txt',
      'assets/maps-sdk/page.html',
      'classes.jar',
      'proguard.txt',
    ]);
    expect(textOf(aar['proguard.txt'])).toBe('-keep class com.example.**');
    expect(textOf(aar['META-INF/com/android/build/gradle/aar-metadata.properties'])).toContain(
      'minCompileSdk=34\n',
    );
    expect(Object.keys(unzipSync(aar['classes.jar'] ?? new Uint8Array()))).toEqual([
      'META-INF/MANIFEST.MF',
      'META-INF/maps-sdk/LICENSE',
      'com/example/MapView.class',
    ]);
  });

  it('a jar begins with its manifest, as streams of jars need it', () => {
    const jar = unzipSync(files.get(`${core}.jar`) ?? new Uint8Array());
    expect(Object.keys(jar)[0]).toBe('META-INF/MANIFEST.MF');
    expect(textOf(jar['META-INF/MANIFEST.MF'])).toBe('Manifest-Version: 1.0\r\n\r\n');
  });
});

describe('checkModules', () => {
  it('accepts modules that share nothing', () => {
    const other = aarModule({
      artifact: 'maps-v4',
      namespace: 'com.example.v4',
      classes: new Map(),
    });
    expect(() => checkModules([jarModule(), aarModule(), other])).not.toThrow();
  });

  it('rejects a class that two modules have', () => {
    const twice = jarModule('com/example/MapView.class');
    expect(() => checkModules([twice, aarModule()])).toThrow(
      'maps-core and maps-sdk both have com/example/MapView.class.',
    );
  });

  it('rejects two AARs of one namespace, and an AAR without one', () => {
    const other = aarModule({ artifact: 'maps-v4', classes: new Map() });
    expect(() => checkModules([aarModule(), other])).toThrow(
      'maps-sdk and maps-v4 both have the namespace com.example.',
    );
    expect(() => checkModules([aarModule({ namespace: '' })])).toThrow('has no package');
  });
});

interface Metadata {
  readonly formatVersion: string;
  readonly variants: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string | number>>;
    readonly dependencies?: readonly {
      readonly module: string;
      readonly version: { readonly requires: string };
    }[];
    readonly files: readonly {
      readonly url: string;
      readonly size: number;
      readonly sha512: string;
    }[];
  }[];
}
