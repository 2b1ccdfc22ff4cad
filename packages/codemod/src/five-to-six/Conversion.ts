import { ts } from 'ts-morph';
import { addedHelpers, type HelperName } from './addedHelpers.ts';
import type { Advice } from './names.ts';
import { OldTypes } from './OldTypes.ts';

/** A place that needs manual changes. */
export interface LeftOver {
  /** Line in the file before the conversion, from 1. */
  readonly line: number;
  /** What to do. */
  readonly text: string;
}

/** Prints nodes as code for version 6. */
export interface Printer {
  readonly print: (node: ts.Node) => string;
  /** Prints the children of a node, and keeps the text between them. */
  readonly printChildren: (node: ts.Node) => string;
}

const guide = '/web-sdk/migration-guide';

/** The conversion of one file: the interface of its rules, and their results. */
export class Conversion implements Printer {
  readonly file: ts.SourceFile;
  readonly types: OldTypes;
  readonly isScript: boolean;
  readonly print: Printer['print'];
  readonly printChildren: Printer['printChildren'];
  /** Functions that the converted code calls. */
  readonly helpers = new Set<HelperName>();
  /** Names to import from 6. */
  readonly imports = new Map<string, 'type' | 'value'>();
  /** Names that are still imported from 5.x. */
  readonly kept = new Set<string>();
  readonly dropped: string[] = [];
  readonly left: LeftOver[] = [];
  /** Comments of the statements being printed, the innermost last. */
  readonly #notes: Set<string>[] = [];
  readonly #noted = new Set<ts.Node>();
  #converted = 0;

  constructor(file: ts.SourceFile, checker: ts.TypeChecker, { print, printChildren }: Printer) {
    this.file = file;
    this.types = new OldTypes(file, checker);
    this.isScript = /\.[cm]?jsx?$/.test(file.fileName);
    this.print = print;
    this.printChildren = printChildren;
  }

  /** Number of converted calls, members, and types. */
  get converted(): number {
    return this.#converted;
  }

  countOne(): void {
    this.#converted += 1;
  }

  /** Counts a conversion, and returns its text. */
  count(text: string): string {
    this.#converted += 1;
    return text;
  }

  /** Prints a statement, with the comments about unconverted parts above it. */
  withNotes(node: ts.Statement, print: () => string): string {
    const notes = new Set<string>();
    this.#notes.push(notes);
    const text = print();
    this.#notes.pop();
    const start = node.getStart(this.file);
    const above = this.file.text.slice(node.pos, start);
    const missing = [...notes].filter((one) => !above.includes(one));
    return [...missing, text].join(`\n${this.indentAt(start)}`);
  }

  /** Adds a comment above the statement of a node. */
  note(node: ts.Node, { text, section: anchor }: Advice): void {
    // A comment about an unconverted call replaces one about its method.
    const call = callWith(node);
    if (call !== node && call !== undefined && this.#noted.has(call)) return;
    this.#noted.add(node);
    this.#notes.at(-1)?.add(`// TODO(codemod): ${text} See ${guide}#${anchor}`);
    const { line } = this.file.getLineAndCharacterOfPosition(node.getStart(this.file));
    this.left.push({ line: line + 1, text });
  }

  /** Adds a helper to the file. */
  use(helper: HelperName): HelperName {
    this.helpers.add(helper);
    for (const type of addedHelpers[helper].types) this.import(type, 'type');
    return helper;
  }

  import(name: string, kind: 'type' | 'value'): void {
    if (this.imports.get(name) !== 'value') this.imports.set(name, kind);
  }

  keep(name: string): void {
    this.kept.add(name);
  }

  drop(option: string): void {
    this.dropped.push(option);
  }

  indentAt(position: number): string {
    const lineStart = this.file.text.lastIndexOf('\n', position - 1) + 1;
    return /^[ \t]*/.exec(this.file.text.slice(lineStart, position))?.[0] ?? '';
  }
}

/** The method call that a node is part of: `a.b.c()` for `a`, `a.b`, and `a.b.c`. */
function callWith(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return callWith(parent);
  return ts.isCallExpression(parent) && parent.expression === node ? parent : undefined;
}
