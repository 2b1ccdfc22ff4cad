import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { keptBytesOf } from './readUnchanged.ts';

/** A file that is an answer's whole body. */
export interface WholeFile {
  /** Absolute path. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

interface KeptAnswer {
  readonly file: WholeFile;
  readonly headers: Readonly<Record<string, string>>;
}

/** What {@link mayKeep} leaves for {@link keepAnswers}. */
const fileKey = 'wholeFile';
/** Of keys and headers; the bodies are kept by `readUnchanged.ts`. */
const keptCharacters = 4 << 20;
/** Headers by which one address gives different answers. Accept-Encoding is part of an answer's key. */
const decisive = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'] as const;

/** Says of the answer under way that a file is all of its body, and that whoever asks gets it. */
export function mayKeep(context: Context, file: WholeFile): void {
  context.set(fileKey, file);
}

/**
 * Gives what was answered before, with all its headers, as long as the file is as it was: making an
 * answer takes as long as sending it, and the first picture of a page waits for two. Only what
 * {@link mayKeep} was said of is kept.
 *
 * It comes first, and answers as everything behind it did.
 *
 * @param except - start of addresses whose headers depend on more than the file
 */
export function keepAnswers(except: string): MiddlewareHandler {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: keptCharacters,
    sizeCalculation: ({ headers }, key) => key.length + JSON.stringify(headers).length,
  });
  return async (context, next) => {
    const key = keyOf(context, except);
    if (key === undefined) return next();
    const answer = answers.get(key);
    const bytes = answer && keptBytesOf(answer.file.path, answer.file.size);
    if (bytes) return new Response(bytes, { headers: answer.headers });
    await next();
    const file = context.get(fileKey) as WholeFile | undefined;
    if (file === undefined || context.res.status !== 200) return undefined;
    answers.set(key, { file, headers: Object.fromEntries(context.res.headers) });
    return undefined;
  };
}

function keyOf({ req }: Context, except: string): string | undefined {
  if (req.method !== 'GET' || req.url.includes('?')) return undefined;
  if (decisive.some((name) => req.header(name) !== undefined)) return undefined;
  // Decoded: `/%76iewer/` leads to the viewer too.
  if (req.path.startsWith(except)) return undefined;
  const address = req.url.slice(req.url.indexOf('/', req.url.indexOf('://') + 3));
  return `${req.header('Accept-Encoding') ?? ''} ${address}`;
}
