import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';

const sdks = path.resolve(import.meta.dirname, '../../../../sdks');
const read = (file: string) => readFileSync(path.join(sdks, file), 'utf8');

describe('example apps of the mobile SDKs', () => {
  it.each([
    'android/example/src/main/kotlin/io/github/mezzanine/example/data/ServerAccess.kt',
    'ios/Example/Sources/Data/ServerAccess.swift',
  ])('%s opens the demo venues of the sample server, and nothing else', (file) => {
    const texts = [...read(file).matchAll(/"([^"]*)"/g)].map(([, text]) => text);
    expect(texts).toEqual([site.server.sampleOrigin, site.demo.key, site.demo.secret]);
  });
});
