import { swiftModules } from '@mezzanine/tooling/swift-modules';

/** A version of an SDK whose reference is generated from the lists of its modules. */
export interface NativeReference {
  /** Its name in pages: `<ApiReference of="android" />`. */
  readonly id: string;
  /** Set and version, as in the folders of guides: `android-5.0`. */
  readonly version: string;
  /** Shown as `Since 5.0.` */
  readonly number: string;
  /** Path of the page, or of the first of them. */
  readonly path: string;
  /** Whether some topics have pages below it, because one page would be too long. */
  readonly hasOtherPages?: boolean;
  /** Kotlin package of its types. Types of other packages keep theirs in declarations. */
  readonly packageName?: string;
  /** Modules in the order of their symbols on the page. Modules without a list are left out. */
  readonly modules: readonly NativeModule[];
}

/** A module of a native SDK. */
interface NativeModule {
  /** Its list, relative to the repository. */
  readonly list: string;
  /** Name that users depend on or import. */
  readonly name: string;
}

const swift = (module: string): NativeModule => ({
  list: `sdks/ios/api/${module}.json`,
  name: module,
});
const kotlin = (module: string): NativeModule => ({
  list: `sdks/android/api/${module}.json`,
  name: `mezzanine-${module}`,
});

/** Every reference of a native SDK. */
export const nativeReferences: readonly NativeReference[] = [
  {
    id: 'ios',
    version: 'ios-5.0',
    number: '5.0',
    path: '/ios-sdk/api-reference',
    hasOtherPages: true,
    modules: [swift(swiftModules.map), swift(swiftModules.core)],
  },
  {
    id: 'ios-4',
    version: 'ios-4.0',
    number: '4.0',
    path: '/ios-sdk/4.0/api-reference',
    modules: [swift(swiftModules.v4)],
  },
  {
    id: 'ios-3',
    version: 'ios-3.0',
    number: '3.0',
    path: '/ios-sdk/3.0/api-reference',
    modules: [swift(swiftModules.v3)],
  },
  {
    id: 'android',
    version: 'android-5.0',
    number: '5.0',
    path: '/android-sdk/api-reference',
    hasOtherPages: true,
    packageName: 'io.github.mezzanine',
    modules: [kotlin('compose'), kotlin('sdk'), kotlin('core')],
  },
  {
    id: 'android-4',
    version: 'android-4.0',
    number: '4.0',
    path: '/android-sdk/4.0/api-reference',
    packageName: 'io.github.mezzanine.v4',
    modules: [kotlin('v4')],
  },
  {
    id: 'android-3',
    version: 'android-3.0',
    number: '3.0',
    path: '/android-sdk/3.0/api-reference',
    packageName: 'io.github.mezzanine.v3',
    modules: [kotlin('v3')],
  },
];
