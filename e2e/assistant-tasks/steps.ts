import type { CallTool, Returned, Step } from './Task.ts';

interface Hit {
  readonly path: string;
  readonly section?: string;
}

interface Filter {
  readonly set: string;
  readonly version?: string;
}

/** Words that are not specific to a page. */
const smallWords = new Set(
  'a an and as at by for from how in is it my of on or the to when with'.split(' '),
);

/** Searches, and reads the first hit whose title has the most words of the query. */
export function find(query: string, filter: Filter): Step {
  return async (call) => {
    const found = await call('docs_search', { query, ...filter });
    const hits = found.data['hits'] as readonly Hit[];
    const titles = found.text.match(/^\d+\. .*$/gm) ?? [];
    const counts = titles.map((title) => matchesOf(query, title));
    const hit = hits[counts.indexOf(Math.max(...counts))];
    if (hit === undefined) throw new Error(`Nothing was found for "${query}".`);
    const { path, section } = hit;
    return call('docs_read', { page: path, ...(section !== undefined && { section }) });
  };
}

/** Number of words in a query that a title contains, in any form, such as the plural. */
function matchesOf(query: string, title: string): number {
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9.]+/g) ?? [];
  const inTitle = words(title);
  const isIn = (word: string) =>
    inTitle.some((one) => one.startsWith(word) || word.startsWith(one));
  return words(query).filter((word) => !smallWords.has(word) && isIn(word)).length;
}

/** Calls a tool with fixed arguments. */
export function use(name: string, given: Readonly<Record<string, unknown>> = {}): Step {
  return (call) => call(name, given);
}

/** Reads a symbol named in the question or a result. */
export function symbol(name: string, set: string): Step {
  return use('symbol_read', { name, set });
}

/** Lists examples for a word, and reads the first one. */
export function example(query: string, group?: string): Step {
  return async (call) => {
    const found = await call('examples_list', { query, ...(group !== undefined && { group }) });
    const [first] = found.data['examples'] as readonly { readonly name: string }[];
    if (first === undefined) throw new Error(`No example has the word "${query}".`);
    return call('examples_read', { name: first.name });
  };
}

interface Check {
  readonly version?: string;
  /** Whether venue and mapView are defined elsewhere. */
  readonly isFragment?: boolean;
}

/** Compiles the first block of code with a name in it, and expects no error. */
export function check(name: string, given: Check = {}): Step {
  return async (call, last) => {
    const blocks = [...last.text.matchAll(/^```(tsx?)\b[^\n]*\n(.*?)^```/gms)];
    const [, language, code] = blocks.find(([, , text = '']) => text.includes(name)) ?? [];
    if (code === undefined) throw new Error(`No block of code has ${name}.`);
    const checked = await call('snippet_check', { code, language, ...given });
    if (checked.data['isValid'] !== true) throw new Error(`${checked.text}\n\n${code}`);
    return checked;
  };
}

/** Makes the calls of a task in order, and returns all results. */
export async function answer(
  steps: readonly Step[],
  callTool: CallTool,
): Promise<readonly Returned[]> {
  const results: Returned[] = [];
  const call: CallTool = async (name, given) => {
    const result = await callTool(name, given);
    results.push(result);
    return result;
  };
  for (const step of steps) await step(call, results.at(-1) ?? { text: '', data: {} });
  return results;
}
