import type { BuiltModule } from './mavenRepository.ts';
import type { Dependency } from './readPom.ts';
import { packAar, packJar, type Files } from './packLibrary.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A placeholder for class files: their first bytes. */
const classFile = new Uint8Array([0xca, 0xfe, 0xba, 0xbe]);

const license = bytesOf('MIT');
const parts = {
  sources: new Map([['com/example/Map.kt', bytesOf('class Map')]]),
  documentation: new Map([['index.html', bytesOf('<!doctype html>')]]),
};
const described = {
  group: 'com.example',
  version: '5.0.0',
  name: 'Maps & more',
  description: 'A <map>',
  license: 'MIT',
  builtAt: new Date('2026-01-01T00:00:00Z'),
};

/** A jar with a class. */
export function jarModule(classPath = 'com/example/Venue.class'): BuiltModule {
  const stdlib = { group: 'org.kotlin', artifact: 'stdlib', version: '2.2.21' } as const;
  return {
    ...parts,
    kind: 'jar',
    description: {
      ...described,
      artifact: 'maps-core',
      dependencies: [
        { ...stdlib, scope: 'compile' },
        { ...stdlib, artifact: 'logging', scope: 'runtime' },
      ],
    },
    library: packJar('maps-core', new Map([[classPath, classFile]]), license),
  };
}

const noDependencies: readonly Dependency[] = [];
const mapView: Files = new Map([['com/example/MapView.class', classFile]]);

/** An AAR with a class and an asset. */
export function aarModule({
  artifact = 'maps-sdk',
  namespace = 'com.example',
  classes = mapView,
  dependencies = noDependencies,
} = {}): BuiltModule {
  const aar = {
    manifest: bytesOf(`<manifest package="${namespace}"/>`),
    classes,
    assets: new Map([[`${artifact}/page.html`, bytesOf('<!doctype html>')]]),
    consumerRules: bytesOf('-keep class com.example.**'),
  };
  return {
    ...parts,
    kind: 'aar',
    description: { ...described, artifact, dependencies },
    library: packAar(artifact, aar, license),
  };
}
