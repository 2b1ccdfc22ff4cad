import { parseViewerLink } from '@mezzanine/bridge';
import { htmlUnescape } from 'escape-goat';
import { site } from '../../../../site.config.ts';
import type { SnippetProblem } from './compileSnippets.ts';
import type { Snippet } from './extractSnippets.ts';

const viewer = `${site.server.sampleOrigin}/viewer/?`;

/**
 * Checks the maps that a block embeds or links to: the viewer must parse each URL without faults, and
 * frames need a name for screen readers.
 */
export function frameProblems(snippet: Snippet): readonly SnippetProblem[] {
  return snippet.code
    .split('\n')
    .flatMap((text, index) =>
      addressesIn(text).flatMap((given) =>
        addressFaults(given, snippet.language).map((message) => ({
          snippet,
          line: snippet.line + index,
          message,
        })),
      ),
    )
    .concat(namelessFrames(snippet));
}

function addressesIn(text: string): readonly string[] {
  return text
    .split(viewer)
    .slice(1)
    .map((rest) => viewer + (/^[^\s"'<>`]*/.exec(rest)?.[0] ?? ''));
}

function addressFaults(given: string, language: string): readonly string[] {
  const isEscaped = language === 'html' || language === 'xml';
  if (isEscaped && /&(?!amp;)/.test(given)) return [`In HTML, write & as &amp;: ${given}`];
  if (!isEscaped && given.includes('&amp;')) return [`Outside of HTML, write &amp; as &: ${given}`];
  const { faults } = parseViewerLink(htmlUnescape(given));
  return faults.map(({ message }) => `${given}: ${message}`);
}

function namelessFrames(snippet: Snippet): readonly SnippetProblem[] {
  if (snippet.language !== 'html') return [];
  return [...snippet.code.matchAll(/<iframe\b[^>]*>/g)]
    .filter(([tag]) => /\ssrc="/.test(tag) && !/\stitle="[^"]/.test(tag))
    .map(({ index }) => ({
      snippet,
      line: snippet.line + snippet.code.slice(0, index).split('\n').length - 1,
      message: 'The iframe has no title, which screen readers announce. Add one.',
    }));
}
