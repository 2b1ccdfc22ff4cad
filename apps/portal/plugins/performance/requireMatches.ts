import { type MeasuredPart, measuredWithout } from './measuredWithout.ts';

/** The properties of a bundler module that are read here. */
export interface BuiltModule {
  readonly identifier: () => string;
  /** Absolute path with the query, if the module is a file. */
  readonly resource?: string;
}

/** What a part of `plugins/performance` changes in the browser bundles. */
export interface Pattern {
  readonly part: MeasuredPart;
  /** Describes the modules, such as "JSON imported with ?static-html". */
  readonly modules: string;
  /** File of `plugins/performance` that contains the pattern. */
  readonly file: string;
  readonly matches: (module: BuiltModule) => boolean;
}

interface Compilation {
  readonly errors: Error[];
  readonly hooks: {
    readonly finishModules: {
      readonly tap: (name: string, check: (modules: Iterable<BuiltModule>) => void) => void;
    };
  };
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, follow: (compilation: Compilation) => void) => void;
    };
  };
}

const name = 'mezzanine-require-matches';

/**
 * A bundler plugin that fails the build if a pattern matches no module. It reads the modules instead of
 * counting calls, because modules from the cache between builds call no loader.
 *
 * @param patterns - patterns of a part that this build leaves out are not required
 */
export function requireMatches(patterns: readonly Pattern[]) {
  const required = patterns.filter(({ part }) => !measuredWithout(part));
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (built) => {
          const modules = [...built];
          for (const { modules: expected, file, matches } of required) {
            if (modules.some(matches)) continue;
            compilation.errors.push(
              new Error(
                `The browser bundles contain no ${expected}, so plugins/performance/${file} changes ` +
                  'nothing there. Remove it from that file, or adapt the file to what is bundled.',
              ),
            );
          }
        });
      });
    },
  };
}
