/** The parts that `npm run size -- --savings` leaves out, one at a time, to measure the portal. */
export const measuredParts = [
  'theme-styles',
  'late-styles',
  'no-highlighter',
  'one-helper',
  'static-html',
] as const;

/** A part of the portal's build whose savings are measured. */
export type MeasuredPart = (typeof measuredParts)[number];

/** Environment variable with the part to leave out of a build. */
export const measuredVariable = 'PORTAL_MEASURED_WITHOUT';

/** Whether this build leaves the part out to measure its savings. */
export function measuredWithout(part: MeasuredPart): boolean {
  return process.env[measuredVariable] === part;
}
