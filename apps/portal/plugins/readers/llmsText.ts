/** A page in a list for language models. */
export interface LlmsEntry {
  readonly title: string;
  /** URL of the page as Markdown. */
  readonly address: string;
  readonly description: string;
}

/** A titled list of pages. */
export interface LlmsSection {
  readonly title: string;
  readonly entries: readonly LlmsEntry[];
}

/** A list as defined by https://llmstxt.org. */
export interface LlmsList {
  readonly title: string;
  readonly summary: string;
  /** Paragraphs before the first section. */
  readonly notes: readonly string[];
  readonly sections: readonly LlmsSection[];
  /** Pages that tools with a small context can skip. */
  readonly optional: readonly LlmsEntry[];
}

/** Most tools read a list of this length at once. */
export const maxLlmsCharacters = 50_000;

/**
 * Writes a list of pages for language models.
 *
 * @throws if it is longer than `maxLlmsCharacters`
 */
export function llmsText(list: LlmsList): string {
  const optional = { title: 'Optional', entries: list.optional };
  const parts = [
    `# ${list.title}`,
    `> ${list.summary}`,
    ...list.notes,
    ...[...list.sections, optional].flatMap(sectionParts),
  ];
  const text = `${parts.join('\n\n')}\n`;
  if (text.length < maxLlmsCharacters) return text;
  throw new Error(
    `The list "${list.title}" for language models has ${text.length} characters; it must have ` +
      `fewer than ${maxLlmsCharacters}. Shorten descriptions, or list fewer pages.`,
  );
}

function sectionParts({ title, entries }: LlmsSection): readonly string[] {
  if (entries.length === 0) return [];
  const lines = entries.map(({ title: name, address, description }) => {
    const about = description === '' ? '' : `: ${description}`;
    return `- [${name.replace(/[[\]]/g, '\\$&')}](${address})${about}`;
  });
  return [`## ${title}`, lines.join('\n')];
}
