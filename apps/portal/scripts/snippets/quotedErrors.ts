import errorTables from '../../src/components/ErrorCodes/errorCodes.json' with { type: 'json' };
import type { SnippetProblem } from './compileSnippets.ts';
import type { Snippet } from './extractSnippets.ts';

/** Endings of the packages' error messages, by code. */
const remedies = new Map<string, readonly string[]>();
for (const { code, remedy } of errorTables.flatMap(({ codes }) => codes)) {
  remedies.set(code, [...(remedies.get(code) ?? []), remedy]);
}

/** Messages about arguments end with the expected value instead of the remedy of the table. */
const expectation = /\bExpected [^.]+\.$/;

/**
 * Checks that a block that quotes an error, such as `text title="no-webgl"`, ends like the current error.
 * The start of the message depends on the given values.
 */
export function quotedErrorProblems(snippet: Snippet): readonly SnippetProblem[] {
  const code = /\btitle="(?<code>[a-z-]+)"/.exec(snippet.meta)?.groups?.['code'] ?? '';
  const known = remedies.get(code);
  if (snippet.language !== 'text' || known === undefined) return [];
  const quoted = snippet.code.replace(/\s+/g, ' ').trim();
  if (known.some((remedy) => quoted.endsWith(remedy.replaceAll('`', '')))) return [];
  if (code === 'invalid-argument' && expectation.test(quoted)) return [];
  const message = `Errors with the code "${code}" end with: ${known.join(' Or: ')}`;
  return [{ snippet, line: snippet.line, message }];
}
