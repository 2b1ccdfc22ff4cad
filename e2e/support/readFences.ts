import { readFileSync } from 'node:fs';
import { site } from '../../site.config.ts';

/** A fenced block of a page. */
export interface Fence {
  readonly language: string;
  /** What the reader is told to call the file. */
  readonly title?: string;
  readonly code: string;
}

/**
 * Reads the fenced blocks of a page in their order, with the server's address filled in as the page
 * itself does for its reader.
 *
 * @param file - the page's source
 * @param origin - address of the server that serves the page
 */
export function readFences(file: URL, origin: string): readonly Fence[] {
  const text = readFileSync(file, 'utf8').replaceAll(site.server.sampleOrigin, origin);
  return [...text.matchAll(/^```(?<language>\w+)(?<meta>[^\n]*)\n(?<code>.*?)^```$/gms)].map(
    ({ groups }) => {
      const title = /title="(?<title>[^"]+)"/.exec(groups?.['meta'] ?? '')?.groups?.['title'];
      return {
        language: groups?.['language'] ?? '',
        code: groups?.['code'] ?? '',
        ...(title === undefined ? {} : { title }),
      };
    },
  );
}
