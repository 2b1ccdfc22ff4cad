import type { FarSpace } from '../../validator/farSpaces.ts';
import { plain, type Style, wrapped } from '../styled.ts';

const indent = ' '.repeat(17);
/** Number of spaces that are listed. */
const namedCount = 3;

/** Lists spaces far from the rest, with their distance and the fix; empty if there are none. */
export function farSpacesText(found: readonly FarSpace[], style: Style): string {
  if (found.length === 0) return '';
  const lines = found.slice(0, namedCount).map(({ name, floor, distanceMeters }) => {
    const kilometers = (distanceMeters / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
    return `${floor}: ${name} is ${kilometers} km from the middle of the venue.`;
  });
  const more = found.length - namedCount;
  const text = [
    ...lines,
    ...(more > 0 ? [`${more.toLocaleString('en')} more are as far.`] : []),
    'The map shows the whole venue, so everything else is a dot. Check the coordinates: most are swapped, miss a digit, or are 0, 0.',
  ].map((line) => wrapped(plain(line), indent));
  return `${style('bold', 'Far away'.padEnd(17))}${text.join(`\n${indent}`)}\n`;
}
