/** What `npm run size -- --savings` measures the portal without, one at a time. */
export const measuredParts = [
  'theme-styles',
  'late-styles',
  'no-highlighter',
  'one-helper',
  'static-html',
] as const;

/** A part of the portal's build whose savings are measured. */
export type MeasuredPart = (typeof measuredParts)[number];

/** The environment variable that names the part left out of a build. */
export const measuredVariable = 'PORTAL_MEASURED_WITHOUT';

/** Whether this build is the one that measures the portal without a part. */
export function measuredWithout(part: MeasuredPart): boolean {
  return process.env[measuredVariable] === part;
}
