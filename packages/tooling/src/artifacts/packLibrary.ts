import { writeArchive } from '@mezzanine/mvf/archive';
import { leastCompileSdk, leastGradlePlugin } from './androidModules.ts';

/** Files by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Inputs of an AAR. */
export interface AarParts {
  /** `AndroidManifest.xml`. */
  readonly manifest: Uint8Array;
  /** Class files and the Kotlin module file, by path. */
  readonly classes: Files;
  /** By path in the assets. */
  readonly assets: Files;
  /** Rules for apps that shrink their code. Default: none. */
  readonly consumerRules?: Uint8Array | undefined;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const manifestOfJar = bytesOf('Manifest-Version: 1.0\r\n\r\n');

/**
 * Packs files as a jar. The manifest comes first, because capital letters sort first. `license` is
 * in a folder named after the artifact, so apps can merge jars without duplicate files.
 */
export function packJar(artifact: string, files: Files, license: Uint8Array): Uint8Array {
  return writeArchive(
    new Map([
      ['META-INF/MANIFEST.MF', manifestOfJar],
      [`META-INF/${artifact}/LICENSE`, license],
      ...files,
    ]),
  );
}

/**
 * Packs an Android library.
 *
 * @see https://developer.android.com/studio/projects/android-library#aar-contents
 */
export function packAar(artifact: string, parts: AarParts, license: Uint8Array): Uint8Array {
  const rules = parts.consumerRules;
  const assets = [...parts.assets].map(([path, bytes]): [string, Uint8Array] => [
    `assets/${path}`,
    bytes,
  ]);
  return writeArchive(
    new Map([
      ['AndroidManifest.xml', parts.manifest],
      ['classes.jar', packJar(artifact, parts.classes, license)],
      // The list of resources; the library has none.
      ['R.txt', bytesOf('')],
      ['META-INF/com/android/build/gradle/aar-metadata.properties', bytesOf(aarMetadata)],
      ...(rules === undefined ? [] : [['proguard.txt', rules] as const]),
      ...assets,
    ]),
  );
}

/** Values that Android's Gradle plugin checks before it builds an app with the library. */
const aarMetadata = [
  'aarFormatVersion=1.0',
  'aarMetadataVersion=1.0',
  `minCompileSdk=${leastCompileSdk}`,
  'minCompileSdkExtension=0',
  `minAndroidGradlePluginVersion=${leastGradlePlugin}`,
  '',
].join('\n');
