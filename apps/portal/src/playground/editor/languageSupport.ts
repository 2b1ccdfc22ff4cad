import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import type { LanguageClient } from '../language/LanguageClient.ts';
import type { ProgramName } from '../language/LanguageProject.ts';

/** Delay after typing before the program is checked, in milliseconds. */
const checkDelayMs = 400;

/**
 * Adds the language service to the editor: errors, completions, and hover text. Responses come from a
 * worker; late ones are ignored.
 *
 * @param onFailure - called once if the service cannot be loaded; the editor works without it
 */
export function languageSupport(
  client: LanguageClient,
  file: string,
  onFailure: (message: string) => void,
): Extension {
  let isTold = false;
  const orNothing = (error: unknown): undefined => {
    if (!isTold) onFailure(error instanceof Error ? error.message : String(error));
    isTold = true;
    return undefined;
  };
  const programOf = (view: EditorView) => ({ file, text: view.state.doc.toString() });
  return [
    linter(
      async (view) => {
        const text = view.state.doc;
        const problems = (await client.problems(programOf(view)).catch(orNothing)) ?? [];
        if (view.state.doc !== text) return [];
        return problems.map(({ from, to, severity, message, code }): Diagnostic => {
          return { from, to, severity, message, source: `TypeScript ${code}` };
        });
      },
      { delay: checkDelayMs },
    ),
    autocompletion({
      override: [(context) => complete(client, file, context).catch(orNothing).then(orNull)],
    }),
    hoverTooltip(async (view, offset) => {
      const name = await client.describe(programOf(view), offset).catch(orNothing);
      if (name === undefined) return null;
      return { pos: name.from, end: name.to, above: true, create: () => ({ dom: explain(name) }) };
    }),
  ];
}

function orNull(result: CompletionResult | null | undefined): CompletionResult | null {
  return result ?? null;
}

async function complete(
  client: LanguageClient,
  file: string,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const isWanted = context.explicit || context.matchBefore(/[\w$]+$|\.$|['"/]$/) !== null;
  if (!isWanted) return null;
  const program = { file, text: context.state.doc.toString() };
  const found = await client.complete(program, context.pos);
  if (found === undefined || context.aborted) return null;
  const options = found.names.map(({ label, kind, insert, sort }): Completion => ({
    label,
    type: kind,
    ...(insert !== undefined && { apply: insert }),
    // Names of the program rank above those of the browser.
    boost: sort <= '11' ? 1 : 0,
    info: async () => {
      const known = await client
        .describeCompletion(program, context.pos, label)
        .catch(() => undefined);
      return known === undefined ? null : { dom: explain(known) };
    },
  }));
  return { from: found.from, options, validFor: /^[\w$]*$/ };
}

/** Renders the description of a name as text, regardless of the comments in a program. */
function explain({ signature, text }: Pick<ProgramName, 'signature' | 'text'>): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-name';
  const code = document.createElement('pre');
  code.textContent = signature;
  box.append(code);
  for (const part of text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = part;
    box.append(paragraph);
  }
  return box;
}
