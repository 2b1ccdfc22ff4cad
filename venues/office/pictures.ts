import type { FloorImageDesign } from '../src/FloorAdditions.ts';
import { at, headingAt } from './frame.ts';

/** The mat behind the entrance: a bird above the water, woven into the carpet. */
function mat(): string {
  const waves = [58, 66, 74].map((y) => `<path d="M20 ${y}q10-6 20 0t20 0 20 0 20 0 20 0 20 0"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="160" height="90">',
    '<rect width="160" height="90" rx="3" fill="#6E7B7A"/>',
    '<rect x="4" y="4" width="152" height="82" rx="2" fill="none" stroke="#9DAAA6" stroke-width="1.5"/>',
    '<path d="M80 22 44 40l28-3-8 12 16-8 16 8-8-12 28 3z" fill="#F3E9DA"/>',
    `<g fill="none" stroke="#9DAAA6" stroke-width="2" stroke-linecap="round">${waves.join('')}</g></svg>\n`,
  ].join('');
}

/** Floor images of the office as SVG, by path in the bundle. */
export const officePictures: Readonly<Record<string, string>> = {
  'assets/entrance-mat.svg': mat(),
};

/** The mat on the ground floor. */
export const entranceMat: FloorImageDesign = {
  key: 'mat',
  name: 'Entrance mat with a bird over the water',
  asset: 'assets/entrance-mat.svg',
  at: at(2.9, -8),
  size: [3.6, 2.02],
  heading: headingAt(2.9),
};
