import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleScope, readListing, readStubs } from './swiftStubs.ts';

const folder = path.resolve(import.meta.dirname, '../../../../sdks/ios/Stubs');
const listing = readListing(readFileSync(path.join(folder, 'listing.tsv'), 'utf8'));
const modules = ['CoreLocation', 'SwiftUI', 'UIKit', 'WebKit'];

describe('readStubs', () => {
  it('reads types, nested types, and members of all kinds', () => {
    const found = readStubs(`
@MainActor open class A: B {
  public enum Kind: Int {
    case plain, grouped
  }

  public required init?(coder: NSCoder) { fatalError() }
  nonisolated public class var shared: A { fatalError() }
  @discardableResult open func load(
    _ request: URLRequest
  ) -> Int? { fatalError() }
}

public protocol Empty {}
public let constant: Int = 1
extension A {
  @MainActor public var later: Bool { get { fatalError() } set {} }
}
`);
    const members = Object.fromEntries([...found].map(([type, names]) => [type, [...names]]));
    expect(members).toEqual({
      A: ['init', 'shared', 'load', 'later'],
      'A.Kind': ['plain', 'grouped'],
      Empty: [],
      [moduleScope]: ['constant'],
    });
  });
});

describe('stubs of the iOS SDK', () => {
  it.each(modules)(
    '%s declares what the listing of published names has, and nothing else',
    (module) => {
      const stubs = readStubs(readFileSync(path.join(folder, module, `${module}.swift`), 'utf8'));
      const declared = [...stubs].map(([type, names]) => `${type}: ${[...names].sort().join(' ')}`);
      const published = [...listing]
        .filter(([, { module: owner }]) => owner === module)
        .map(([name, { members }]) => `${name.split(' ')[1]}: ${[...members].sort().join(' ')}`);
      expect(declared.sort()).toEqual(published.sort());
    },
  );

  it('says where each type is published', () => {
    for (const [name, { module, address }] of listing) {
      expect(address, name).toMatch(
        /^https:\/\/developer\.apple\.com\/documentation\/\w+(?:\/[\w.-]+)*$/,
      );
      expect(modules, name).toContain(module);
    }
  });
});
