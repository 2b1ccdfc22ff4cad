import {
  applyFixes,
  type Finding,
  readMvf,
  validate,
  validateBundle,
  writeMvf,
} from '@mezzanine/mvf';
import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { cursor, venue as venueName } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import type { VenueFiles } from './VenueStore.ts';

/** `venue_validate`: the problems of a bundle, and how to fix them. */
export function venueValidate(files: VenueFiles): Tool {
  return defineTool({
    name: 'venue_validate',
    title: 'Validate a venue',
    description:
      'Validates a bundle: findings with reason and fix. With fixTo, writes a copy with the fixes that lose no data.',
    input: z.strictObject({
      venue: venueName,
      severity: z.enum(['error', 'warning', 'info']).optional(),
      fixTo: z.string().min(1).max(500).optional().describe('A new file.'),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      counts: z.object({ error: z.int(), warning: z.int(), info: z.int() }),
      fixable: z.int(),
      fixed: z.int().optional(),
      file: z.string().optional(),
      findings: z.array(
        z.object({
          rule: z.string(),
          severity: z.string(),
          at: z.string(),
          message: z.string(),
          fix: z.string(),
          isFixable: z.boolean(),
        }),
      ),
      nextCursor,
    }),
    annotations: { readOnlyHint: false, destructiveHint: false },
    run: async ({ venue, severity, fixTo, cursor: from }) => {
      const bytes = await files.read(venue);
      const findings = validateBundle(bytes);
      const fixed = fixTo === undefined ? undefined : await writeFixed(files, bytes, fixTo);
      const shown = findings.filter((one) => severity === undefined || one.severity === severity);
      const { items, ...rest } = cutList(shown.map(findingData), from, 40);
      const data = {
        counts: countsOf(findings),
        fixable: findings.filter(({ isFixable }) => isFixable).length,
        ...(fixed !== undefined && { fixed, file: plainText(fixTo ?? '', 300) }),
        findings: items,
        ...rest,
      };
      return dataAnswer('venue', `${findings.length} findings in ${plainText(venue)}.`, data);
    },
  });
}

async function writeFixed(files: VenueFiles, bytes: Uint8Array, fixTo: string): Promise<number> {
  const given = readMvf(bytes);
  const { venue, applied } = applyFixes(given, validate(given));
  await files.write(fixTo, writeMvf(venue));
  return applied.length;
}

function countsOf(findings: readonly Finding[]) {
  const of = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: of('error'), warning: of('warning'), info: of('info') };
}

function findingData({ rule, severity, file, pointer, message, fix, isFixable }: Finding) {
  return {
    rule,
    severity,
    at: plainText(`${file}#${pointer}`, 120),
    message: plainText(message, 240),
    fix: plainText(fix, 160),
    isFixable,
  };
}
