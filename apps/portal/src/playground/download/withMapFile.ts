import { yourMapId } from '../your-map/YourMap.ts';

/** Name of the reader's own map in a project. */
export const mapFile = 'your-map.mvf.zip';

/** The key that programs name a venue by, written out as examples have it. */
const keyOfYourMap = new RegExp(`\\{[^{}]*\\bvenueId: '${yourMapId}'[^{}]*\\}`, 'g');

/**
 * The program with its own map as a file of the project: no server knows the reader's map.
 *
 * @returns the program as it was, where it says in another way what it loads
 */
export function withMapFile(text: string): string {
  return text.replaceAll(keyOfYourMap, `'/${mapFile}'`);
}
