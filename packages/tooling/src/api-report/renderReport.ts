import { format, resolveConfig } from 'prettier';
import { updateCommand } from './updateCommand.ts';
import type { PublicEntry } from './publicEntries.ts';
import type { EntrySurface } from './Surface.ts';

/** Writes a report as people review it: Markdown with the declarations, without their comments. */
export async function renderReport(entry: PublicEntry, surface: EntrySurface): Promise<string> {
  const sections: readonly (readonly [string, readonly string[], string])[] = [
    ['Passed on from other packages', surface.passedOn, '\n'],
    ['Declared here', surface.declared, '\n\n'],
    ['Named above, not exported', surface.named, '\n\n'],
  ];
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines, gap]) => `## ${title}\n\n\`\`\`ts\n${lines.join(gap)}\n\`\`\``);
  const text = [
    `# \`${entry.specifier}\``,
    `What this package lets others use. Made from its sources by \`${updateCommand}\`; a change of it is a change of the package for everyone who uses it.`,
    ...parts,
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(entry.report)), filepath: entry.report });
}
