import type { Island, Reachability } from '../../validator/reachability.ts';
import { counted, plain, type Style, wrapped } from '../styled.ts';

const indent = ' '.repeat(17);
/** Number of names that are listed of an island. */
const namedCount = 3;

/** Advice for venues without a walking graph or doors, which depends on the command. */
export interface RouteAdvice {
  readonly noGraph: string;
  readonly noDoor: string;
}

const remedies: Readonly<Record<Exclude<Island['cause'], 'no-graph' | 'no-door'>, string>> = {
  'no-connection':
    'Nothing leads to this floor. Draw its stairs and elevators on each floor where they stop, and the ground between buildings.',
  apart: 'Nothing joins them to the rest. Draw the missing door or hallway.',
};

/** Lists how many spaces can reach each other, and which no route leads to, with likely causes. */
export function reachabilityText(
  found: Reachability,
  { noGraph, noDoor }: RouteAdvice,
  style: Style,
): string {
  const { spaces, reachable, stepFree, islands } = found;
  if (spaces === 0) return '';
  const counts = `${reachable.toLocaleString('en')} of ${counted(spaces, 'space')} have routes to each other, ${stepFree.toLocaleString('en')} without steps.`;
  const advice = {
    ...remedies,
    'no-graph': `There is no walking graph. ${noGraph}`,
    'no-door': `No door opens there. ${noDoor}`,
  };
  const lines = islands.map(({ cause, floor, names }) => {
    const more = names.length > namedCount ? `, and ${names.length - namedCount} more` : '';
    const listed = `${names.slice(0, namedCount).join(', ')}${more}`;
    return `${floor}: no route to ${listed}. ${advice[cause]}`;
  });
  const text = [counts, ...lines].map((line) => wrapped(plain(line), indent));
  return `${style('bold', 'Routes'.padEnd(17))}${text.join(`\n${indent}`)}\n`;
}
