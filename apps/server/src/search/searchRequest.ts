import { z } from 'zod';

/** Longest query that is answered; the portal's own fields stop at 64. */
const maxQueryLength = 512;

/** A list that comes as JSON, as text with commas (in `params`), or as an array. */
const list = z
  .preprocess(
    (value) => (typeof value === 'string' ? parseList(value) : value),
    z.array(z.unknown()),
  )
  .pipe(z.array(z.string().max(200)).max(100));

const filterList = z.preprocess(
  (value) => (typeof value === 'string' ? parseList(value) : value),
  z.array(z.union([z.string().max(200), z.array(z.string().max(200)).max(100)])).max(100),
);

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

const parametersSchema = z.object({
  query: z
    .string()
    .max(maxQueryLength, `expected at most ${maxQueryLength} characters`)
    .default(''),
  hitsPerPage: z.coerce.number().int().min(0).max(100).default(20),
  page: z.coerce.number().int().min(0).max(1000).default(0),
  attributesToRetrieve: list.default(['*']),
  attributesToSnippet: list.default([]),
  snippetEllipsisText: z.string().max(20).default('…'),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  clickAnalytics: flag.default(false),
  facetFilters: filterList.default([]),
  facets: list.default([]),
});

/** One search, with the provider's defaults filled in. */
export type SearchParameters = z.infer<typeof parametersSchema>;

/** One request of a batch. */
export interface SearchRequest {
  readonly indexName: string;
  readonly parameters: SearchParameters;
  /** The parameters as text, which the response repeats. */
  readonly params: string;
}

const inlineSchema = z.looseObject({
  indexName: z.string().max(200),
  params: z.string().max(16_000).optional(),
});

/** The body of `POST /1/indexes/*\/queries`: parameters inline, or as text under `params`. */
export const searchBodySchema = z.object({
  requests: z
    .array(
      inlineSchema.transform((request, context): SearchRequest => {
        const { indexName, params, ...inline } = request;
        const written = Object.fromEntries(new URLSearchParams(params ?? ''));
        const parsed = parametersSchema.safeParse({ ...written, ...inline });
        if (parsed.success) {
          return { indexName, parameters: parsed.data, params: params ?? encodeParameters(inline) };
        }
        for (const { path, message } of parsed.error.issues) {
          context.addIssue({ code: 'custom', path, message });
        }
        return z.NEVER;
      }),
    )
    .max(20),
});

function parseList(text: string): unknown {
  if (!text.startsWith('[')) return text === '' ? [] : text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function encodeParameters(inline: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(inline).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(entries).toString();
}
