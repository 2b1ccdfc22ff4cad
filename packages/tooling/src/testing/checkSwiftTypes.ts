import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SwiftToolchain } from './swiftToolchain.ts';

/**
 * Checks what the compiler says about code that uses the iOS SDK: the examples of its README have to
 * compile, and each file in `Checks` has to fail with the error of its first line.
 *
 * @param sdk - folder of the package
 * @param buildFolder - folder of its build
 * @returns what differs
 */
export function checkSwiftTypes(
  swift: SwiftToolchain,
  sdk: string,
  buildFolder: string,
): readonly string[] {
  const flags = ['-typecheck', '-parse-as-library', '-swift-version', '6', '-warnings-as-errors'];
  const modules = path.join(buildFolder, 'debug/Modules');
  const compile = (file: string) => swift.compile(sdk, [...flags, '-I', modules, file]);
  const examples = writeExamples(sdk, path.join(buildFolder, 'examples'));
  const checks = readdirSync(path.join(sdk, 'Checks')).map((name) =>
    path.join(sdk, 'Checks', name),
  );
  if (examples.length === 0 || checks.length === 0) return ['There are no examples or no checks.'];
  return [
    ...examples.flatMap((file) => {
      const { status, text } = compile(file);
      return status === 0 ? [] : [`An example of README.md does not compile:\n${text}`];
    }),
    ...checks.flatMap((file) => {
      const expected = expectedError(readFileSync(file, 'utf8'));
      const { status, text } = compile(file);
      const fails = status !== 0 && expected !== undefined && text.includes(expected);
      return fails ? [] : [`${file} should fail with “${expected}”. The compiler said:\n${text}`];
    }),
  ];
}

/** The error in the first line of a file, after `// error: `. */
function expectedError(text: string): string | undefined {
  return /^\/\/ error: (.+)$/m.exec(text)?.[1];
}

/** Writes each example that is a whole file, and returns their paths. */
function writeExamples(sdk: string, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const readme = readFileSync(path.join(sdk, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```swift\n(import [^]*?)^```$/gm)].map(([, code = ''], index) => {
    const file = path.join(folder, `example${index + 1}.swift`);
    writeFileSync(file, code);
    return file;
  });
}
