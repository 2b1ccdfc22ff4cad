import { format } from 'oxfmt';
import { updateCommand } from './updateCommand.ts';
import type { PublicEntry } from './publicEntries.ts';
import type { EntrySurface } from './Surface.ts';

const style = { singleQuote: true, printWidth: 100 };

/** Renders a report as Markdown with the declarations, without comments. */
export async function renderReport(entry: PublicEntry, surface: EntrySurface): Promise<string> {
  const sections: readonly (readonly [string, readonly string[], string])[] = [
    ['Re-exported from other packages', surface.passedOn, '\n'],
    ['Declared here', surface.declared, '\n\n'],
    ['Used above, not exported', surface.named, '\n\n'],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(async ([title, lines, gap]) => {
      // Declarations without bodies are only valid in such a file.
      const { code, errors } = await format('report.d.ts', lines.join(gap), style);
      if (errors[0]) throw new Error(`The report of ${entry.specifier}: ${errors[0].message}`);
      return `## ${title}\n\n\`\`\`ts\n${code}\`\`\``;
    });
  const text = [
    `# \`${entry.specifier}\``,
    `The public API of this package, generated from its sources with \`${updateCommand}\`. A change here is a change for every user of the package.`,
    ...(await Promise.all(parts)),
  ].join('\n\n');
  return (await format(entry.report, text, style)).code;
}
