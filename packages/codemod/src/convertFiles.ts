import { existsSync } from 'node:fs';
import path from 'node:path';
import { Project, ts } from 'ts-morph';
import type { LeftOver } from './five-to-six/Conversion.ts';
import { FileConverter } from './five-to-six/FileConverter.ts';
import { oldModule } from './five-to-six/names.ts';

/** Options of the conversion. */
export interface ConvertOptions {
  /** Files, or patterns such as `src/**\/*.ts`. */
  readonly files: readonly string[];
  /** Folder that the files are relative to, with the app's dependencies. */
  readonly folder: string;
  /** The app's `tsconfig.json`. Default: the one in the folder, if any. */
  readonly project?: string;
  /** Does not write to the files. */
  readonly isDry?: boolean;
}

/** A converted file. */
export interface FileResult {
  /** Path relative to the folder. */
  readonly file: string;
  /** The text after the conversion. */
  readonly text: string;
  /** Whether the text differs from the file. */
  readonly isChanged: boolean;
  /** Number of converted calls, members, and types. */
  readonly converted: number;
  /** Places that need manual changes. */
  readonly left: readonly LeftOver[];
  /** Removed options that had no effect. */
  readonly dropped: readonly string[];
}

/** A file that was not converted. */
export interface FileProblem {
  /** Path relative to the folder, or a pattern that matches no file. */
  readonly file: string;
  /** Why, and how to fix it. */
  readonly message: string;
}

/** Results of all files. */
export interface ConvertResult {
  /** Files that were read, changed or not. */
  readonly files: readonly FileResult[];
  /** Files that were not converted. */
  readonly problems: readonly FileProblem[];
}

/**
 * Converts files of an app from 5.x to 6. Files without objects of 5.x are not changed.
 *
 * @example
 * const { files } = await convertFiles({ files: ['src/**\/*.ts'], folder: process.cwd() });
 */
export async function convertFiles(options: ConvertOptions): Promise<ConvertResult> {
  const { folder, files: patterns, isDry = false } = options;
  const project = projectOf(options);
  const found = patterns.map((pattern) => ({
    pattern,
    files: project.addSourceFilesAtPaths(path.resolve(folder, pattern).replaceAll('\\', '/')),
  }));
  const problems: FileProblem[] = found
    .filter(({ files }) => files.length === 0)
    .map(({ pattern }) => ({ file: pattern, message: 'No file matches. Check the path.' }));
  const program = project.getProgram().compilerObject;
  const results: FileResult[] = [];
  for (const source of new Set(found.flatMap(({ files }) => files))) {
    const file = path.relative(folder, source.getFilePath());
    if (/(^|[\\/])node_modules[\\/]|\.d\.[cm]?ts$/.test(file)) continue;
    const problem = problemOf(source.compilerNode, program);
    if (problem !== undefined) {
      problems.push({ file, message: problem });
      continue;
    }
    const before = source.getFullText();
    const { text, ...counts } = new FileConverter(
      source.compilerNode,
      program.getTypeChecker(),
    ).convert();
    results.push({ file, text, isChanged: text !== before, ...counts });
  }
  if (!isDry) {
    for (const { file, text, isChanged } of results) {
      if (isChanged) await project.getFileSystem().writeFile(path.resolve(folder, file), text);
    }
  }
  return { files: results, problems };
}

function projectOf({ folder, project }: ConvertOptions): Project {
  const own = path.resolve(folder, project ?? 'tsconfig.json');
  return new Project({
    ...(existsSync(own) && { tsConfigFilePath: own }),
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      allowJs: true,
      noEmit: true,
      skipLibCheck: true,
      // The conversion of a value depends on whether it may be undefined.
      strictNullChecks: true,
      ...(!existsSync(own) && {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        jsx: ts.JsxEmit.Preserve,
      }),
    },
  });
}

/** Why a file cannot be converted. */
function problemOf(file: ts.SourceFile, program: ts.Program): string | undefined {
  const [syntax] = program.getSyntacticDiagnostics(file);
  if (syntax) {
    const { line } = file.getLineAndCharacterOfPosition(syntax.start);
    const message = ts.flattenDiagnosticMessageText(syntax.messageText, ' ');
    return `Line ${line + 1} is not valid: ${message} Correct it, then run the codemod again.`;
  }
  const old = file.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ moduleSpecifier }) =>
        ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === oldModule,
    );
  if (!old || program.getTypeChecker().getSymbolAtLocation(old.moduleSpecifier)) return undefined;
  return `The types of ${oldModule} were not found. Install @mezzanine/mezzanine-js, then run the codemod again.`;
}
