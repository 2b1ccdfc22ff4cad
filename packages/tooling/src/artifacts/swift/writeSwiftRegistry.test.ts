import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findManifests } from './swiftPackage.ts';
import { writeSwiftRegistry } from './writeSwiftRegistry.ts';

const folders = { registry: '.cache/swift-registry', downloads: '.cache/downloads' };
const release = '.cache/swift-registry/mezzanine/Mezzanine';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swift-registry-'));
  write('sdks/ios/Package.swift', '// swift-tools-version: 6.0\n');
  write('sdks/ios/Package@swift-6.1.swift', '// swift-tools-version:6.1\n');
  write('sdks/ios/Sources/MezzanineCore/Map.swift', 'struct Map {}\n');
  write('sdks/ios/.build/debug/Map.o', 'built');
  write('sdks/ios/api/MezzanineCore.json', '{}');
  write('packages/mobile-page/package.json', '{ "version": "5.0.0" }');
  write('packages/mobile-page/dist/mezzanine.html', '<!doctype html>');
  write('packages/mobile-page/dist/outdoor.js', 'window.mezzanineOutdoor = {};');
  write('LICENSE', 'MIT');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('writeSwiftRegistry', () => {
  it('packs sources, license, and page in one folder, without what builds write', async () => {
    await writeSwiftRegistry(root, folders);
    expect(Object.keys(unzipSync(read(`${release}/5.0.0.zip`)))).toEqual([
      'Mezzanine-5.0.0/LICENSE',
      'Mezzanine-5.0.0/Package.swift',
      'Mezzanine-5.0.0/Package@swift-6.1.swift',
      'Mezzanine-5.0.0/Sources/Mezzanine/Resources/mezzanine.html',
      'Mezzanine-5.0.0/Sources/Mezzanine/Resources/outdoor.js',
      'Mezzanine-5.0.0/Sources/MezzanineCore/Map.swift',
    ]);
    expect(read('.cache/downloads/mezzanine-ios-sdk.zip')).toEqual(read(`${release}/5.0.0.zip`));
  });

  it('writes the digest of the archive and the manifests of all versions of Swift', async () => {
    await writeSwiftRegistry(root, folders);
    const index: unknown = JSON.parse(read('.cache/swift-registry/index.json').toString());
    const checksum = createHash('sha256')
      .update(read(`${release}/5.0.0.zip`))
      .digest('hex');
    const manifests = [
      { file: 'Package.swift', toolsVersion: '6.0' },
      { file: 'Package@swift-6.1.swift', toolsVersion: '6.1' },
    ];
    expect(index).toMatchObject({
      packages: [
        {
          scope: 'mezzanine',
          name: 'Mezzanine',
          releases: [{ version: '5.0.0', checksum, manifests }],
        },
      ],
    });
    expect(read(`${release}/5.0.0/Package@swift-6.1.swift`).toString()).toContain('6.1');
  });

  it('writes the same bytes again, and nothing of an earlier version', async () => {
    await writeSwiftRegistry(root, folders);
    const first = read(`${release}/5.0.0.zip`);
    write(`${release}/4.0.0.zip`, 'PK');
    await writeSwiftRegistry(root, folders);
    expect(read(`${release}/5.0.0.zip`)).toEqual(first);
    expect(() => read(`${release}/4.0.0.zip`)).toThrow('ENOENT');
  });

  it('fails without the page, and says how to build it', async () => {
    rmSync(path.join(root, 'packages/mobile-page/dist'), { recursive: true });
    await expect(writeSwiftRegistry(root, folders)).rejects.toThrow(
      'mezzanine.html is missing. Run: npm run build -w @mezzanine/mobile-page',
    );
  });
});

it('findManifests rejects a manifest without a tools version, and ignores other files', () => {
  expect(findManifests(new Map([['Sources/Package.swift', '']]))).toEqual([]);
  expect(() => findManifests(new Map([['Package.swift', 'import PackageDescription']]))).toThrow(
    'Package.swift has no tools version.',
  );
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function read(file: string): Buffer {
  return readFileSync(path.join(root, file));
}
