/** A module of `sdks/android` that is published. */
export interface AndroidModule {
  /** Its folder in `sdks/android`. */
  readonly folder: string;
  /** A library for any JVM, or one for Android only. */
  readonly kind: 'jar' | 'aar';
  /** Built files that an AAR contains, by path in its assets. Paths of files are relative to the repository. */
  readonly assets?: Readonly<Record<string, string>>;
  /** Maximum size of the jar or AAR in bytes. */
  readonly budgetBytes: number;
}

/** Android release that modules are compiled with; apps must compile with it or a later one. */
export const leastCompileSdk = 34;
/** The first version of Android's Gradle plugin that reads class files of Java 17. */
export const leastGradlePlugin = '8.0.0';

/** Unpublished modules that the published modules are compiled with. */
export const compiledModules: readonly string[] = ['compose-stubs'];

/** The published modules, each after its dependencies. */
export const androidModules: readonly AndroidModule[] = [
  { folder: 'core', kind: 'jar', budgetBytes: 1_400_000 },
  {
    folder: 'sdk',
    kind: 'aar',
    // `PageAddress.PAGE_FOLDER` of the SDK.
    assets: {
      'mezzanine/mezzanine.html': 'packages/mobile-page/dist/mezzanine.html',
      'mezzanine/outdoor.js': 'packages/mobile-page/dist/outdoor.js',
    },
    budgetBytes: 930_000,
  },
  { folder: 'compose', kind: 'aar', budgetBytes: 260_000 },
  { folder: 'v4', kind: 'aar', budgetBytes: 370_000 },
  { folder: 'v3', kind: 'aar', budgetBytes: 32_000 },
];
