import type { Wrapper } from './BlockSource.ts';

/** Settings for compiling the blocks of a version of the Android SDK. */
export interface AndroidVersion {
  /**
   * Modules in `sdks/android`, each after those that it needs. Blocks are compiled with the compiler plugins
   * of the last one.
   */
  readonly modules: readonly string[];
  /** Imports of Kotlin blocks that have none. */
  readonly kotlinImports: readonly string[];
  /** Imports of Java blocks that have none. */
  readonly javaImports: readonly string[];
  /** By name. A fence selects one with `in="composable"`. */
  readonly wrappers: Readonly<Record<string, Wrapper>>;
}

const kotlinImports = [
  'android.content.Context',
  'java.io.File',
  'kotlinx.coroutines.flow.*',
  'kotlinx.coroutines.*',
];

const wrappers: Readonly<Record<string, Wrapper>> = {
  body: { before: 'suspend fun block() {', after: '}' },
  members: { before: 'abstract class Members : android.app.Activity() {', after: '}' },
  composable: { before: '@androidx.compose.runtime.Composable fun Block() {', after: '}' },
  java: { before: 'class Block { void block() throws Throwable {', after: '} }' },
  'java-members': {
    before: 'abstract class Block extends android.app.Activity {',
    after: '}',
  },
};

/** By version. Names that blocks may use undeclared are in `given/android-<version>`. */
export const androidVersions: Readonly<Record<string, AndroidVersion>> = {
  '5.0': {
    // The migration guide shows version 4 as well.
    modules: ['core', 'sdk', 'v4', 'compose-stubs', 'compose'],
    kotlinImports: [
      'io.github.mezzanine.*',
      'io.github.mezzanine.compose.*',
      'androidx.compose.foundation.*',
      'androidx.compose.foundation.layout.*',
      'androidx.compose.foundation.text.*',
      'androidx.compose.runtime.*',
      'androidx.compose.runtime.saveable.*',
      'androidx.compose.ui.*',
      'androidx.compose.ui.unit.*',
      ...kotlinImports,
    ],
    javaImports: ['io.github.mezzanine.*'],
    wrappers,
  },
  '4.0': {
    // The migration guide shows version 3 as well.
    modules: ['core', 'sdk', 'v4', 'v3'],
    kotlinImports: ['io.github.mezzanine.v4.*', ...kotlinImports],
    javaImports: ['io.github.mezzanine.v4.*'],
    wrappers,
  },
  '3.0': {
    modules: ['core', 'sdk', 'v4', 'v3'],
    kotlinImports: ['io.github.mezzanine.v3.*', ...kotlinImports],
    // Type aliases exist only in Kotlin.
    javaImports: [
      ...['Init', 'LabelAllLocations', 'LabelAppearance', 'MapView', 'MapViewListener'].map(
        (name) => `io.github.mezzanine.v3.${name}`,
      ),
      'io.github.mezzanine.v4.*',
    ],
    wrappers,
  },
};
