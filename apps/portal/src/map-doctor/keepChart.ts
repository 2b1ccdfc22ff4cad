import { readMapChoice } from '@mezzanine/examples/map-choice';
import { chooseMap, keepYourMap } from '@mezzanine/examples/your-map';
import { refusals } from '../your-map/texts.ts';
import type { Chart } from './doctorMessages.ts';

/** The message about a stored map. */
export const keptText =
  'The live examples of all pages can use this map. It stays in this browser.';

/**
 * Stores the examined venue in the browser, for the live examples of all pages.
 *
 * @param isNew - whether the file was just opened; a version that a fix created only replaces a stored one
 * @returns what happened, for people; empty if there was nothing to do
 */
export async function keepChart(chart: Chart, isNew: boolean): Promise<string> {
  if (!isNew && readMapChoice() === null) return '';
  const { venue, file, fileBytes, format, floors, spaces, places, notes, bundle } = chart;
  if (bundle === undefined) return 'No app can read the venue yet, so live examples do not use it.';
  const info = { venue, file, fileBytes, format, floors: floors.length, spaces, places, notes };
  const keeping = await keepYourMap({ ...info, stamp: String(Date.now()), bundle });
  if (keeping !== 'kept') return `Live examples cannot use the map: ${refusals[keeping]}.`;
  if (isNew) chooseMap('own');
  return keptText;
}
