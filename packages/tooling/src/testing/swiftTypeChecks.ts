import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './runChecks.ts';
import type { SwiftToolchain } from './swiftToolchain.ts';

/**
 * Checks that the examples in the README of the iOS SDK compile, and that each file in `Checks`
 * fails with the error in its first line.
 *
 * @param sdk - folder of the package
 * @param buildFolder - folder of its build
 * @throws Error if there are no examples or no files in `Checks`
 */
export function swiftTypeChecks(
  swift: SwiftToolchain,
  sdk: string,
  buildFolder: string,
): readonly Check[] {
  const flags = ['-typecheck', '-parse-as-library', '-swift-version', '6', '-warnings-as-errors'];
  const modules = path.join(buildFolder, 'debug/Modules');
  const compile = (file: string) => swift.compile(sdk, [...flags, '-I', modules, file]);
  const examples = writeExamples(sdk, path.join(buildFolder, 'examples'));
  const faulty = readdirSync(path.join(sdk, 'Checks'));
  if (examples.length === 0) throw new Error('README.md of the iOS SDK has no whole example.');
  if (faulty.length === 0) throw new Error('The folder Checks of the iOS SDK is empty.');
  return [
    ...examples.map((file, index) => ({
      name: `Example ${index + 1} of the README compiles`,
      run: () => {
        const { status, text } = compile(file);
        assert.equal(status, 0, text);
      },
    })),
    ...faulty.map((name) => ({
      name: `${name} does not compile`,
      run: () => {
        const file = path.join(sdk, 'Checks', name);
        const expected = expectedError(readFileSync(file, 'utf8'));
        const { status, text } = compile(file);
        assert.notEqual(status, 0);
        assert.ok(text.includes(expected), `Expected “${expected}”. The compiler said:\n${text}`);
      },
    })),
  ];
}

/** The error in the first line of a file, after `// error: `. */
function expectedError(text: string): string {
  const expected = /^\/\/ error: (.+)$/m.exec(text)?.[1];
  assert.ok(expected !== undefined, 'The file names no expected error.');
  return expected;
}

/** Writes the examples that are whole files, and returns their paths. */
function writeExamples(sdk: string, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const readme = readFileSync(path.join(sdk, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```swift\n(import [^]*?)^```$/gm)].map(([, code = ''], index) => {
    const file = path.join(folder, `example${index + 1}.swift`);
    writeFileSync(file, code);
    return file;
  });
}
