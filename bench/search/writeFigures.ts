import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ServerFigures } from './measureServer.ts';
import type { SpeedFigures } from './measureSpeed.ts';

/** Results of a run. */
export interface SearchFigures {
  readonly records: number;
  readonly quality: readonly {
    readonly name: string;
    readonly mrr: number;
    readonly unseen: number;
  }[];
  readonly speed: readonly SpeedFigures[];
  /** The first read of the built index. */
  readonly loadMs: number;
  /** With repeated queries, and with unique ones. */
  readonly served: { readonly repeated: ServerFigures; readonly fresh: ServerFigures };
}

const file = fileURLToPath(new URL('figures.md', import.meta.url));

/** Writes the figures of a run to `figures.md`. */
export async function writeFigures(figures: SearchFigures): Promise<void> {
  const { quality, speed, loadMs, records, served } = figures;
  const text = [
    '# Figures of the search benchmark',
    'Written by `npm run search --prefix bench`.',
    table(
      ['engine', 'MRR@5, known queries', 'MRR@5, unseen queries'],
      quality.map(({ name, mrr, unseen }) => [name, mrr.toFixed(3), unseen.toFixed(3)]),
    ),
    table(
      ['engine', 'pages', 'p50, ms', 'p99, ms'],
      speed.map(({ name, pages, p50, p99 }) => [
        name,
        pages.toLocaleString('en'),
        p50.toFixed(1),
        p99.toFixed(1),
      ]),
    ),
    `The index of ${records} records loads in ${loadMs.toFixed(0)} ms of processor time.`,
    table(
      ['queries over HTTP', 'sent per second', 'p50, ms', 'p99, ms', 'failures'],
      Object.entries(served).map(([kind, { perSecond, p50, p99, failures }]) => [
        kind,
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        String(failures),
      ]),
    ),
  ].join('\n\n');
  await writeFile(file, `${text}\n`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
