/** Wording that the style guide rejects, and what to write instead. */
interface RejectedPhrase {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Text that the pattern must reject, for the test. */
  readonly example: string;
}

/** Phrases rejected in prose, comments and texts. */
export const rejectedPhrases: readonly RejectedPhrase[] = [
  { pattern: /nobody['’]s fault/i, instead: 'ignored', example: "It is nobody's fault." },
  {
    pattern: /keeping the page from/i,
    instead: 'without blocking the page',
    example: 'waits, keeping the page from nothing',
  },
  {
    pattern: /for code that takes several kinds/i,
    instead: 'narrows a union',
    example: 'Says what this is, for code that takes several kinds.',
  },
  {
    pattern: /is no zip archive/i,
    instead: 'is not a zip archive',
    example: 'Throws if it is no zip archive',
  },
  {
    pattern: /for people who asked for less motion/i,
    instead: 'if the user prefers reduced motion',
    example: '0 jumps, as for people who asked for less motion',
  },
  {
    pattern: /wherever somebody is\b/i,
    instead: 'occupied',
    example: 'every space wherever somebody is',
  },
  { pattern: /\banew\b/i, instead: 'again', example: 'Reads the file anew.' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix', example: 'Mend the file.' },
  {
    pattern: /\b(?:behaviour|serialis|initialis|optimis|normalis)\w*/i,
    instead: 'American spelling',
    example: 'The behaviour of a map',
  },
  {
    pattern: /, also (?:if|when|while)\b/,
    instead: 'even if',
    example: 'The promise resolves when the camera stops, also if the user moved it.',
  },
  { pattern: /\bof yours\b/, instead: 'your own', example: 'A feed of yours' },
  {
    pattern: /for who (?:is|knows)\b/,
    instead: 'for anyone who',
    example: 'A public venue is open for who knows its id.',
  },
  { pattern: /run backwards/, instead: 'run in reverse', example: 'A route can run backwards.' },
  { pattern: /\bis said to be\b/, instead: 'is', example: 'The floor that it is said to be on' },
  { pattern: /what stands/i, instead: 'the noun', example: 'What stands on the floor' },
  { pattern: /\beverybody\b/i, instead: 'everyone or anyone', example: 'Everybody can read it.' },
];

/** Phrases rejected in headings, which people scan and search for. */
export const rejectedHeadings: readonly RejectedPhrase[] = [
  { pattern: /^go on$/i, instead: 'Next steps', example: 'Go on' },
  { pattern: /^think of everyone/i, instead: 'Accessibility', example: 'Think of everyone' },
  { pattern: /^know whom/i, instead: 'Who it is for', example: 'Know whom it is for' },
  {
    pattern: /^when you see something else/i,
    instead: 'Troubleshooting',
    example: 'When you see something else',
  },
  { pattern: /^what (?:it )?cannot do/i, instead: 'Limits', example: 'What cannot do' },
  {
    pattern: /^(?:know|say|find out) (?:what|which|whether|who|when)\b/i,
    instead: 'a noun or a plain imperative',
    example: 'Find out when a call has ended',
  },
  { pattern: /^what is in\b/i, instead: 'Contents', example: 'What is in it' },
];

/** A rejected phrase in a text. */
interface PhraseFault {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/**
 * Finds rejected phrases in a file.
 *
 * @param text - content of the file
 * @param hasHeadings - whether lines that start with `#` are Markdown headings
 */
export function findPhrases(text: string, hasHeadings: boolean): readonly PhraseFault[] {
  return text.split('\n').flatMap((content, index) => {
    const heading = hasHeadings
      ? /^#{1,6}\s+(.*?)\s*(?:\{#[^}]*\})?$/.exec(content)?.[1]
      : undefined;
    return [
      ...matchesOf(rejectedPhrases, content),
      ...(heading === undefined ? [] : matchesOf(rejectedHeadings, heading)),
    ].map((fault) => ({ line: index + 1, ...fault }));
  });
}

function matchesOf(phrases: readonly RejectedPhrase[], text: string) {
  return phrases.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ found, instead }];
  });
}
