/** Maximum number of tokens of a result, its text and its structured content together. */
export const maxResultTokens = 8000;

/**
 * UTF-8 bytes counted as one token. Tokenizers of language models need one token for 3.3 to 4.5 bytes of
 * English Markdown and code, so this estimate is an upper bound.
 */
const bytesPerToken = 3;

/** Maximum number of UTF-8 bytes of a result's Markdown, which is in the result as text and as JSON. */
export const maxTextBytes = 19_000;

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Estimated tokens of a text: its UTF-8 bytes divided by three, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(byteLength(text) / bytesPerToken);
}
