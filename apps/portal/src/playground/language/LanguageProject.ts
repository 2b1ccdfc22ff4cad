import type * as TypeScript from 'typescript';

type Compiler = typeof TypeScript;

/** A compiler error. Positions are offsets in the text. */
export interface ProgramProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly code: number;
}

/** A completion. */
interface ProgramCompletion {
  readonly label: string;
  /** Kind of name in CodeMirror. */
  readonly kind: string;
  /** Inserted text, if it differs from the label. */
  readonly insert?: string;
  /** Sort key, ascending. */
  readonly sort: string;
}

/** Completions, and the start of the name that they complete. */
export interface ProgramCompletions {
  readonly from: number;
  readonly names: readonly ProgramCompletion[];
}

/** The description of a name. */
export interface ProgramName {
  readonly from: number;
  readonly to: number;
  /** Its declaration as code. */
  readonly signature: string;
  /** Its documentation. */
  readonly text: string;
}

/** Maximum number of completions. */
const maxCompletions = 400;

const kinds: Readonly<Record<string, string>> = {
  function: 'function',
  'local function': 'function',
  method: 'method',
  class: 'class',
  interface: 'interface',
  type: 'type',
  enum: 'enum',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  parameter: 'variable',
  property: 'property',
  getter: 'property',
  setter: 'property',
  keyword: 'keyword',
  module: 'namespace',
  string: 'text',
};

/** A playground program, and the types it is checked against. */
export class LanguageProject {
  readonly #compiler: Compiler;
  readonly #files: ReadonlyMap<string, string>;
  readonly #folders = new Set<string>(['/']);
  readonly #service: TypeScript.LanguageService;
  #file = '/main.ts';
  #text = '';
  #version = 0;

  /**
   * @param compiler - the module `typescript`
   * @param types - declaration files and `package.json` files, by path
   */
  constructor(compiler: Compiler, types: Readonly<Record<string, string>>) {
    this.#compiler = compiler;
    this.#files = new Map([
      ...Object.entries(types),
      ['/styles.d.ts', "declare module '*.css';\ninterface ImportMeta { readonly url: string }\n"],
    ]);
    for (const file of this.#files.keys()) {
      for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
        this.#folders.add(file.slice(0, at));
      }
    }
    this.#service = compiler.createLanguageService(this.#host());
  }

  /** @param file - name of the program file, such as `main.tsx` */
  setProgram(file: string, text: string): void {
    if (`/${file}` === this.#file && text === this.#text) return;
    this.#file = `/${file}`;
    this.#text = text;
    this.#version += 1;
  }

  /** The errors of the program. */
  problems(): readonly ProgramProblem[] {
    const { DiagnosticCategory, flattenDiagnosticMessageText } = this.#compiler;
    const found = [
      ...this.#service.getSyntacticDiagnostics(this.#file),
      ...this.#service.getSemanticDiagnostics(this.#file),
    ];
    return found.map(({ start = 0, length = 0, category, messageText, code }) => ({
      from: start,
      to: start + length,
      severity: category === DiagnosticCategory.Error ? 'error' : 'warning',
      message: flattenDiagnosticMessageText(messageText, '\n'),
      code,
    }));
  }

  /** Completions at an offset; undefined if there are none. */
  complete(offset: number): ProgramCompletions | undefined {
    const found = this.#service.getCompletionsAtPosition(this.#file, offset, {
      includeCompletionsForModuleExports: false,
      includeCompletionsWithInsertText: true,
    });
    if (found === undefined) return undefined;
    const [, word = ''] = /([\w$]*)$/.exec(this.#text.slice(0, offset)) ?? [];
    const names = found.entries
      .filter(({ name }) => name.toLowerCase().startsWith(word.slice(0, 1).toLowerCase()))
      .slice(0, maxCompletions)
      .map(({ name, kind, insertText, sortText }) => ({
        label: name,
        kind: kinds[kind] ?? 'variable',
        sort: sortText,
        ...(insertText !== undefined && insertText !== name && { insert: insertText }),
      }));
    const span = found.optionalReplacementSpan;
    return { from: span?.start ?? offset - word.length, names };
  }

  /** The description of the name at an offset. */
  describe(offset: number): ProgramName | undefined {
    const info = this.#service.getQuickInfoAtPosition(this.#file, offset);
    if (info === undefined) return undefined;
    return {
      from: info.textSpan.start,
      to: info.textSpan.start + info.textSpan.length,
      ...this.#write(info),
    };
  }

  /** The description of a completion at an offset. */
  describeCompletion(offset: number, label: string): Omit<ProgramName, 'from' | 'to'> | undefined {
    const details = this.#service.getCompletionEntryDetails(
      this.#file,
      offset,
      label,
      undefined,
      undefined,
      undefined,
      undefined,
    );
    return details === undefined ? undefined : this.#write(details);
  }

  #write(info: {
    displayParts?: readonly TypeScript.SymbolDisplayPart[];
    documentation?: readonly TypeScript.SymbolDisplayPart[];
  }): Omit<ProgramName, 'from' | 'to'> {
    const { displayPartsToString } = this.#compiler;
    return {
      signature: displayPartsToString([...(info.displayParts ?? [])]),
      text: displayPartsToString([...(info.documentation ?? [])]),
    };
  }

  #read(file: string): string | undefined {
    return file === this.#file ? this.#text : this.#files.get(file);
  }

  #host(): TypeScript.LanguageServiceHost {
    const { ModuleKind, ModuleResolutionKind, ScriptSnapshot, ScriptTarget, JsxEmit } =
      this.#compiler;
    const settings: TypeScript.CompilerOptions = {
      target: ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      jsx: JsxEmit.ReactJSX,
      strict: true,
      skipLibCheck: true,
      isolatedModules: true,
      noEmit: true,
      types: [],
    };
    return {
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [this.#file, '/styles.d.ts'],
      getScriptVersion: (file) => (file === this.#file ? `${this.#version}` : '0'),
      getScriptSnapshot: (file) => {
        const text = this.#read(file);
        return text === undefined ? undefined : ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => '/lib.es2023.d.ts',
      fileExists: (file) => this.#read(file) !== undefined,
      readFile: (file) => this.#read(file),
      directoryExists: (folder) => this.#folders.has(folder.replace(/(.)\/$/, '$1')),
      getDirectories: () => [],
    };
  }
}
