import { yourMapId } from '@mezzanine/examples/your-map';

/** Name of the user's own map in a project. */
export const mapFile = 'your-map.mvf.zip';

/** The object literal with which programs load a venue, as written in examples. */
const keyOfYourMap = new RegExp(`\\{[^{}]*\\bvenueId: '${yourMapId}'[^{}]*\\}`, 'g');

/**
 * Makes a program load the user's own map from a file of its project, because no server has it.
 *
 * @returns the program unchanged, if it loads its venue in another form
 */
export function withMapFile(text: string): string {
  return text.replaceAll(keyOfYourMap, `'/${mapFile}'`);
}
