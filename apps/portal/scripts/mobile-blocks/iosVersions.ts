import type { Wrapper } from './BlockSource.ts';

/** Settings for compiling the blocks of a version of the iOS SDK. */
export interface IosVersion {
  /** Libraries of the SDK's package that the blocks may import. */
  readonly products: readonly string[];
  /** Folder of that package. */
  readonly package: string;
  /** Imports of blocks that have none. */
  readonly imports: readonly string[];
  /** By name. A fence selects one with `in="view"`. */
  readonly wrappers: Readonly<Record<string, Wrapper>>;
  /** Whether the names of the version are deprecated, which causes warnings in blocks. */
  readonly isDeprecated: boolean;
}

const body: Wrapper = {
  before: '@MainActor fileprivate func {name}() async throws {',
  after: '}',
};

/** Wrappers of versions with views. */
const viewWrappers: Readonly<Record<string, Wrapper>> = {
  body,
  members: { before: 'fileprivate class {name}: UIViewController {', after: '}' },
  'view-members': { before: 'fileprivate struct {name}: View {', after: '}' },
  view: { before: 'fileprivate struct {name}: View { var body: some View {', after: '} }' },
};

/** By version. Names that blocks may use undeclared are in `given/ios-<version>`. */
export const iosVersions: Readonly<Record<string, IosVersion>> = {
  '5.0': {
    package: 'sdks/ios',
    products: ['Mezzanine', 'MezzanineCore'],
    imports: ['Foundation', 'UIKit', 'SwiftUI', 'CoreLocation', 'Mezzanine'],
    wrappers: viewWrappers,
    isDeprecated: false,
  },
  '4.0': {
    package: 'sdks/ios',
    // The migration guide shows version 3.0 as well.
    products: ['MezzanineV4', 'MezzanineV3'],
    imports: ['Foundation', 'UIKit', 'MezzanineV4'],
    wrappers: viewWrappers,
    isDeprecated: true,
  },
  '3.0': {
    package: 'sdks/ios',
    products: ['MezzanineV3'],
    imports: ['Foundation', 'UIKit', 'MezzanineV3'],
    wrappers: viewWrappers,
    isDeprecated: true,
  },
};
