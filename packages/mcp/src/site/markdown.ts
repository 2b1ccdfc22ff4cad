/** A section of a Markdown page: a heading and everything up to the next one of its level. */
export interface Section {
  readonly heading: string;
  /** 1 for the title of the page. */
  readonly level: number;
  /** First and last line, from 0; the last one is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The lines of a page without its front matter. */
export function bodyLines(markdown: string): readonly string[] {
  const lines = markdown.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return end < 0 ? lines : lines.slice(end + 1);
}

/** Returns the sections of a page in order; a section includes its subsections. */
export function sectionsOf(lines: readonly string[]): readonly Section[] {
  const headings: { heading: string; level: number; start: number }[] = [];
  let fence = '';
  lines.forEach((line, start) => {
    fence = fenceAfter(line, fence);
    if (fence !== '') return;
    const [, signs, heading = ''] = /^(#{1,6}) +(.+)$/.exec(line) ?? [];
    if (signs === undefined) return;
    headings.push({ heading: headingText(heading), level: signs.length, start });
  });
  return headings.map((section, index) => {
    const next = headings.slice(index + 1).find(({ level }) => level <= section.level);
    return { ...section, end: next?.start ?? lines.length };
  });
}

/** Returns the fence of the code block that is open after a line, or an empty string. */
function fenceAfter(line: string, open: string): string {
  const [, sign] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
  if (sign === undefined) return open;
  if (open === '') return sign;
  return sign.startsWith(open) && line.trim() === sign ? '' : open;
}

/** Finds the section below a list of headings, such as `['Camera', 'animateTo()']`. */
export function findSection(
  sections: readonly Section[],
  headings: readonly string[],
): Section | undefined {
  let within: Section | undefined;
  for (const heading of headings) {
    const { start, end } = within ?? { start: -1, end: Infinity };
    const found = sections.find(
      (section) =>
        section.start > start &&
        section.end <= end &&
        isSame(section.heading, headingText(heading)),
    );
    if (found === undefined) return undefined;
    within = found;
  }
  return within;
}

/**
 * Finds a section by its heading or anchor.
 *
 * @param pageAnchor - distinguishes headings with the same name, such as members of several classes
 */
export function findNamedSection(
  sections: readonly Section[],
  name: string,
  pageAnchor?: string,
): Section | undefined {
  const wanted = headingText(name);
  const anchor = anchorOf(name.replace(/^#/, ''));
  const found = sections.filter(({ heading }) => isSame(heading, wanted));
  const owned = found.find((section) => pageAnchor === ownedAnchorOf(sections, section));
  return owned ?? found[0] ?? sections.find(({ heading }) => anchorOf(heading) === anchor);
}

/** The anchor of a member: its owner's anchor, followed by its own. */
function ownedAnchorOf(sections: readonly Section[], { heading, start, level }: Section): string {
  const owner = sections.findLast((one) => one.start < start && one.level < level);
  return `${anchorOf(owner?.heading ?? '')}-${anchorOf(heading)}`;
}

/** The text of a section. */
export function sectionText(lines: readonly string[], { start, end }: Section): string {
  return lines.slice(start, end).join('\n').trim();
}

/** A heading as plain text: without links, code marks, and escapes. */
export function headingText(heading: string): string {
  return heading
    .slice(0, 300)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}

/** The anchor that the site derives from a heading. */
export function anchorOf(heading: string): string {
  return headingText(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function isSame(a: string, b: string): boolean {
  return a === b || a.toLowerCase() === b.toLowerCase();
}
