import { readFileSync } from 'node:fs';
import { site } from '../../site.config.ts';

/** A fenced block of a page. */
export interface Fence {
  readonly language: string;
  /** File name that the page gives the block. */
  readonly title?: string;
  readonly code: string;
}

/**
 * Reads the fenced blocks of a page in order, with the server's URL inserted as on the page itself.
 *
 * @param file - the page's source
 * @param origin - origin of the server of the page
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
