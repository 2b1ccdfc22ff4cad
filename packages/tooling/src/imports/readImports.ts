import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `type` imports are erased by the compiler, `lazy` ones use `import()`. */
export type ImportKind = 'value' | 'type' | 'lazy';

/** An import in a file. */
export interface FileImport {
  /** The importing file, relative to the repository. */
  readonly file: string;
  /** Import specifier: `./Floor.ts`, `@mezzanine/mvf`. */
  readonly name: string;
  readonly kind: ImportKind;
  /** The imported file, relative to the repository, if it is one of its source files. */
  readonly target: string | undefined;
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['mezzanine-source'],
  allowImportingTsExtensions: true,
  allowJs: true,
};

/**
 * Reads the imports of source files, including dynamic and type imports.
 *
 * @param root - folder of the repository
 * @param files - paths relative to it
 */
export function readImports(root: string, files: readonly string[]): readonly FileImport[] {
  const targetOf = resolver(root, new Set(files));
  return files.flatMap((file) =>
    statedImports(path.join(root, file)).map(({ name, kind }) => ({
      file,
      name,
      kind,
      target: targetOf(name, file),
    })),
  );
}

function resolver(
  root: string,
  known: ReadonlySet<string>,
): (name: string, file: string) => string | undefined {
  const cache = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
  return (name, file) => {
    const { resolvedModule } = ts.resolveModuleName(
      name,
      path.join(root, file),
      compilerOptions,
      ts.sys,
      cache,
    );
    const found = path.relative(root, resolvedModule?.resolvedFileName ?? root);
    if (known.has(found)) return found;
    return name.startsWith('.') ? path.join(path.dirname(file), name) : undefined;
  };
}

function statedImports(file: string): readonly Pick<FileImport, 'name' | 'kind'>[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Pick<FileImport, 'name' | 'kind'>[] = [];
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node);
    const name = kind === undefined ? undefined : nameIn(node);
    if (kind !== undefined && name !== undefined) found.push({ name, kind });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function kindOf(node: ts.Node): ImportKind | undefined {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value';
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? 'type' : 'value';
  if (ts.isImportTypeNode(node)) return 'type';
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? 'lazy' : undefined;
}

function nameIn(node: ts.Node): string | undefined {
  let named: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) named = node.moduleSpecifier;
  if (ts.isCallExpression(node)) named = node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    named = node.argument.literal;
  }
  return named !== undefined && ts.isStringLiteralLike(named) ? named.text : undefined;
}
