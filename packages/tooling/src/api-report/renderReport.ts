import { format, resolveConfig } from 'prettier';
import { updateCommand } from './updateCommand.ts';
import type { PublicEntry } from './publicEntries.ts';
import type { EntrySurface } from './Surface.ts';

/** Renders a report as Markdown with the declarations, without comments. */
export async function renderReport(entry: PublicEntry, surface: EntrySurface): Promise<string> {
  const sections: readonly (readonly [string, readonly string[], string])[] = [
    ['Re-exported from other packages', surface.passedOn, '\n'],
    ['Declared here', surface.declared, '\n\n'],
    ['Used above, not exported', surface.named, '\n\n'],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines, gap]) => `## ${title}\n\n\`\`\`ts\n${lines.join(gap)}\n\`\`\``);
  const text = [
    `# \`${entry.specifier}\``,
    `The public API of this package, generated from its sources with \`${updateCommand}\`. A change here is a change for every user of the package.`,
    ...parts,
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(entry.report)), filepath: entry.report });
}
