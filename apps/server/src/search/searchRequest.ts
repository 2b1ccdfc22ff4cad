import { z } from 'zod';

/** Maximum length of a query. The portal's own fields stop at 64. */
const maxQueryLength = 512;
/** Maximum length of a list of filters, and of parameters as a string. */
const maxItems = 100;
const maxParams = 16_000;

/** A list as JSON, as a string with commas (in `params`), or as an array. */
const list = z.preprocess(readList, z.array(z.string().max(200)).max(maxItems));

const filterList = z.preprocess(
  readList,
  z.array(z.union([z.string().max(200), z.array(z.string().max(200)).max(maxItems)])).max(maxItems),
);

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

const whole = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value),
    z.int().min(least).max(most),
  );

/** Tags around a match are inserted into HTML unchanged, so only highlight markup is allowed. */
const opening = /^(<(em|mark|strong|b|i|u|span)( class="[\w -]*")?>|[^<>&"']*)$/;
const closing = /^(<\/(em|mark|strong|b|i|u|span)>|[^<>&"']*)$/;
const tag = (form: RegExp) =>
  z.string().max(100).regex(form, 'expected text, or one element such as <mark> or <em>');

const notOffered = z.literal('', 'this filter is not supported; use facetFilters').optional();

const parametersSchema = z.object({
  query: z
    .string()
    .max(maxQueryLength, `expected at most ${maxQueryLength} characters`)
    .default(''),
  hitsPerPage: whole(0, 100).default(20),
  page: whole(0, 1000).default(0),
  attributesToRetrieve: list.default(['*']),
  attributesToSnippet: list.default([]),
  snippetEllipsisText: z.string().max(20).default('…'),
  highlightPreTag: tag(opening).default('<em>'),
  highlightPostTag: tag(closing).default('</em>'),
  clickAnalytics: flag.default(false),
  facetFilters: filterList.default([]),
  facets: list.default([]),
  // Records that match rank before others.
  optionalFilters: filterList.default([]),
  // Ignoring a filter would return records that it should exclude.
  filters: notOffered,
  numericFilters: notOffered,
  tagFilters: notOffered,
  type: z.literal('default').optional(),
});

/** One search, with the provider's defaults filled in. */
export type SearchParameters = z.infer<typeof parametersSchema>;

/** One request of a batch. */
export interface SearchRequest {
  readonly indexName: string;
  readonly parameters: SearchParameters;
  /** The parameters as a string, which the response repeats. */
  readonly params: string;
}

const requestSchema = z
  .preprocess(
    mergeParams,
    parametersSchema.extend({
      indexName: z.string().max(200),
      params: z.string().max(maxParams).optional(),
    }),
  )
  .transform(({ indexName, params, ...parameters }): SearchRequest => ({
    indexName,
    parameters,
    params: params ?? encodeParameters(parameters),
  }));

/** The body of `POST /1/indexes/*\/queries`: parameters inline, or as a string in `params`. */
export const searchBodySchema = z.object({ requests: z.array(requestSchema).max(20) });

function mergeParams(request: unknown): unknown {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return request;
  const { params } = request as { params?: unknown };
  if (typeof params !== 'string' || params.length > maxParams) return request;
  return { ...Object.fromEntries(new URLSearchParams(params)), ...request };
}

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('[')) return value === '' ? [] : value.split(',');
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Only validated parameters are included, because others could be nested arbitrarily deep. */
function encodeParameters(parameters: SearchParameters): string {
  const defaults = new Map(Object.entries(parametersSchema.parse({})).map(asText));
  const given = Object.entries(parameters)
    .map(asText)
    .filter(([name, text]) => name === 'query' || text !== defaults.get(name));
  return new URLSearchParams(given).toString();
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [
    name,
    typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`,
  ];
}
