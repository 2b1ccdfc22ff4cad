/** Heading levels of a hit, outermost first. `lvl0` is the section of the site. */
export const hitLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of the heading levels. */
type HitLevel = (typeof hitLevels)[number];

interface Marked {
  readonly value: string;
}

interface MarkedTexts {
  readonly hierarchy?: Readonly<Partial<Record<HitLevel, Marked>>>;
  readonly content?: Marked;
}

/**
 * A record returned by the search service. Texts are HTML-escaped. Missing levels are null in `hierarchy`, and
 * absent from the highlighted copies.
 */
export interface SearchHit {
  readonly objectID: string;
  /** Absolute URL with the fragment of the nearest heading. */
  readonly url: string;
  readonly type: Exclude<HitLevel, 'lvl0'> | 'content';
  readonly hierarchy: Readonly<Partial<Record<HitLevel, string | null>>>;
  readonly content?: string | null;
  /** Documentation set or part of the site, such as `web-sdk` or `blog`. */
  readonly set?: string;
  readonly version?: string | readonly string[];
  readonly kind?: string;
  readonly _highlightResult?: MarkedTexts;
  readonly _snippetResult?: MarkedTexts;
}

/** Texts of a hit; matches are in `<mark>`. */
export interface HitTexts {
  /** The heading that matched or contains the match. */
  readonly title: string;
  /** The headings above it, outermost first. */
  readonly trail: readonly string[];
  /** The passage around the match; empty if a heading matched. */
  readonly snippet: string;
}

/** Extracts the text of a hit, with highlights. */
export function hitTexts(hit: SearchHit): HitTexts {
  const marked = hit._highlightResult?.hierarchy ?? {};
  const headings = hitLevels.flatMap((level) => {
    const plain = hit.hierarchy[level];
    return plain ? [marked[level]?.value ?? plain] : [];
  });
  const content = hit._snippetResult?.content?.value ?? hit.content ?? '';
  return {
    title: headings.at(-1) ?? hit.url,
    trail: headings.slice(0, -1).filter((heading, level) => heading !== headings[level - 1]),
    snippet: hit.type === 'content' ? content : '',
  };
}
