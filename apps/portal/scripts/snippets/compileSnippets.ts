import path from 'node:path';
import ts from 'typescript';
import { errorLine } from '../../plugins/code/LineMarks.ts';
import type { Snippet } from './extractSnippets.ts';
import { snippetEnding, snippetModule, snippetService } from './snippetService.ts';

/** A problem of a code block. */
export interface SnippetProblem {
  readonly snippet: Snippet;
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}

/**
 * Compiles each TypeScript block as a separate module, with the strict options of users' projects. A
 * block whose fence has `expect-error=TS2345` must fail with exactly that code, and show the
 * compiler's message.
 *
 * @param root - folder from which imports resolve
 */
export function compileSnippets(
  root: string,
  snippets: readonly Snippet[],
): readonly SnippetProblem[] {
  const byFile = new Map(
    snippets.map((snippet, index) => {
      const file = path.join(root, '.snippets', `${index}.${snippetEnding(snippet)}`);
      return [file, snippet] as const;
    }),
  );
  const modules = new Map([...byFile].map(([file, snippet]) => [file, snippetModule(snippet)]));
  const service = snippetService(root, modules);
  return [...byFile].flatMap(([file, snippet]) =>
    problemsOf(snippet, [
      ...service.getSyntacticDiagnostics(file),
      ...service.getSemanticDiagnostics(file),
    ]),
  );
}

interface Finding {
  readonly code: number;
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}

function problemsOf(
  snippet: Snippet,
  diagnostics: readonly ts.Diagnostic[],
): readonly SnippetProblem[] {
  const found = diagnostics.map(({ code, file, start = 0, messageText }): Finding => {
    const offset = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    return { code, line: snippet.line + offset, message };
  });
  const expected = /\bexpect-error=TS(\d+)/.exec(snippet.meta)?.[1];
  if (expected !== undefined) return unexpectedErrors(snippet, Number(expected), found);
  return found.map(({ code, line, message }) => ({
    snippet,
    line,
    message: `TS${code}: ${message}`,
  }));
}

/** A block with an intentional error must show the compiler's message in the line below. */
function unexpectedErrors(
  snippet: Snippet,
  expected: number,
  found: readonly Finding[],
): readonly SnippetProblem[] {
  const codes = new Set(found.map(({ code }) => code));
  if (codes.size !== 1 || !codes.has(expected)) {
    const got = codes.size === 0 ? 'no error' : [...codes].map((code) => `TS${code}`).join(', ');
    const message = `The fence expects TS${expected}; the compiler reports ${got}.`;
    return [{ snippet, line: snippet.line, message }];
  }
  const lines = snippet.code.split('\n');
  return found.flatMap(({ line, message }) => {
    const [first = ''] = message.split('\n');
    const shown = errorLine.exec(lines[line - snippet.line + 1] ?? '')?.groups?.['message'];
    if (shown === first) return [];
    return [{ snippet, line, message: `Show the error in the next line: // @error ${first}` }];
  });
}
