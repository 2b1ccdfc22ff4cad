import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A declaration in a package's types: its file, and its name there. */
export interface Declared {
  readonly file: string;
  readonly name: string;
}

interface DeclarationFile {
  readonly syntax: ts.SourceFile;
  /** Statements by declared name; overloads have several. */
  readonly statements: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Imports from files of the same package, by local name. */
  readonly imports: ReadonlyMap<string, Declared>;
}

/** The type declarations of the packages, generated in memory. */
export class DeclaredSurface {
  readonly #files = new Map<string, DeclarationFile>();
  readonly #printer = ts.createPrinter({ removeComments: true });

  /** @param program - with `declaration`, `emitDeclarationOnly`, and `stripInternal` */
  constructor(program: ts.Program) {
    const write: ts.WriteFileCallback = (path, text) => this.#files.set(path, read(path, text));
    program.emit(undefined, write, undefined, true);
  }

  /** A declaration without comments and `#private` members; undefined if there is none. */
  print({ file, name }: Declared): string | undefined {
    const found = this.#files.get(file);
    const statements = found?.statements.get(name);
    if (!found || !statements) return undefined;
    return statements
      .map((statement) =>
        this.#printer
          .printNode(ts.EmitHint.Unspecified, statement, found.syntax)
          .replace(/^\s*#private;\n/gm, '')
          .replace(/^(export )?(default )?(declare )?/, ''),
      )
      .join('\n');
  }

  /** Declarations of the same package that a declaration refers to. */
  namedBy({ file, name }: Declared): readonly Declared[] {
    const found = this.#files.get(file);
    if (!found) return [];
    const names = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !isMemberName(node)) names.add(node.text);
      ts.forEachChild(node, visit);
    };
    for (const statement of found.statements.get(name) ?? []) visit(statement);
    names.delete(name);
    return [...names].flatMap((used): Declared[] => {
      if (found.statements.has(used)) return [{ file, name: used }];
      const imported = found.imports.get(used);
      return imported ? [imported] : [];
    });
  }
}

/** The declaration file of a source file. */
export function declarationFileOf(source: string): string {
  return source.replace(/(\.d)?\.tsx?$/, '.d.ts');
}

function read(path: string, text: string): DeclarationFile {
  const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const statements = new Map<string, ts.Statement[]>();
  const imports = new Map<string, Declared>();
  for (const statement of syntax.statements) {
    for (const name of namesOf(statement)) {
      statements.set(name, [...(statements.get(name) ?? []), statement]);
    }
    if (ts.isImportDeclaration(statement)) addImports(imports, path, statement);
  }
  return { syntax, statements, imports };
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Whether an identifier is only the name of a member or a parameter. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  const isNamed =
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isGetAccessor(parent) ||
    ts.isParameter(parent);
  return isNamed && parent.name === node;
}

function addImports(
  imports: Map<string, Declared>,
  path: string,
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
): void {
  const bindings = importClause?.namedBindings;
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return;
  if (!bindings || !ts.isNamedImports(bindings)) return;
  const file = declarationFileOf(
    resolve(dirname(path), moduleSpecifier.text).replace(/\.js$/, '.ts'),
  );
  for (const { name, propertyName } of bindings.elements) {
    imports.set(name.text, { file, name: (propertyName ?? name).text });
  }
}
