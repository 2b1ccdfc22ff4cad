import type { CompilerError } from './MobileBlock.ts';

/** `[ERROR] file:///a/B.kt:3:5 …` from Kotlin, or `[ERROR] /a/B.java:[3,5] …` from Java. */
const ofMaven =
  /^\[ERROR\] (?:file:\/\/)?(?<file>\/.+?\.(?:kt|java)):\[?(?<line>\d+)[:,]\d+\]? (?<message>.+)$/gm;
const ofSwift = /^(?<file>\/.+?\.swift):(?<line>\d+):\d+: error: (?<message>.+)$/gm;
const warningOfSwift = /^(?<file>\/.+?\.swift):(?<line>\d+):\d+: warning: (?<message>.+)$/gm;
/** `'A' is deprecated: …`, or `'b' was deprecated in iOS 15.0`. */
const deprecation = /^'.+' (?:is|was) deprecated\b/;

/** Errors in the output of Maven. */
export function mavenErrors(output: string): readonly CompilerError[] {
  return errorsIn(output, ofMaven);
}

/** Errors in the output of Swift. */
export function swiftErrors(output: string): readonly CompilerError[] {
  return errorsIn(output, ofSwift);
}

/**
 * Warnings in the output of Swift.
 *
 * @param isDeprecated - the SDK's names are deprecated, so warnings about that are ignored
 */
export function swiftWarnings(output: string, isDeprecated: boolean): readonly CompilerError[] {
  const warnings = errorsIn(output, warningOfSwift);
  return isDeprecated ? warnings.filter(({ message }) => !deprecation.test(message)) : warnings;
}

/** Compilers and build tools repeat errors in their summaries. */
function errorsIn(output: string, pattern: RegExp): readonly CompilerError[] {
  const errors = [...output.matchAll(pattern)].map(({ groups = {} }) => ({
    file: groups['file'] ?? '',
    line: Number(groups['line']),
    message: (groups['message'] ?? '').trim(),
  }));
  const byPlace = new Map(errors.map((error) => [Object.values(error).join('\0'), error]));
  return [...byPlace.values()];
}

/**
 * Modules that Maven could not compile for a reason other than an error in one of their files, for
 * example a missing dependency.
 *
 * @param folder - folder of the project; a module `blocks-a` is in its folder `a`
 */
export function modulesWithoutErrors(
  output: string,
  folder: string,
  errors: readonly CompilerError[],
): readonly string[] {
  const failed = [...output.matchAll(/^\[INFO\] (?<name>.+?) \S+ \.+ (?:FAILURE|SKIPPED)/gm)];
  return failed
    .map(({ groups = {} }) => groups['name'] ?? '')
    .filter((name) => {
      const own = name.startsWith('blocks-') ? `${folder}/${name.slice('blocks-'.length)}/` : '';
      return !errors.some(({ file }) =>
        own === '' ? !file.startsWith(`${folder}/`) : file.startsWith(own),
      );
    });
}
