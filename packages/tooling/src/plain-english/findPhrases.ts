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
