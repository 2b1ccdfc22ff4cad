import type { YourMap } from '@mezzanine/examples/your-map';
import { mapFile, withMapFile } from '../download/withMapFile.ts';
import { zipProject } from '../download/zipProject.ts';
import { writeFragment } from '../share/sharedProgram.ts';
import { namesYourMap } from '../your-map/namesYourMap.ts';
import { shortName, type PlaygroundExample } from './PlaygroundExample.ts';

/** Puts a link to the program into the URL and the clipboard. @returns a message for the user */
export async function shareProgram(example: PlaygroundExample, text: string): Promise<string> {
  let fragment: string;
  try {
    fragment = await writeFragment(shortName(example), text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  window.history.replaceState(window.history.state, '', fragment);
  try {
    await navigator.clipboard.writeText(window.location.href);
    const map = namesYourMap(text) ? ' but not your map' : '';
    return `The link was copied. It contains the whole program${map}; nothing was sent.`;
  } catch {
    return 'The URL of this page is now the link. Copy it from the address bar.';
  }
}

/**
 * Saves the program as a project.
 *
 * @param map - the user's map, added to the project for programs that load it
 * @returns a message for the user
 */
export async function offerDownload(
  example: PlaygroundExample,
  text: string,
  map: YourMap | undefined,
): Promise<string> {
  try {
    const { origin } = window.location;
    const archive = await zipProject({
      example: example.name,
      file: example.file,
      text: map === undefined ? text : withMapFile(text),
      origin,
      files: map === undefined ? {} : { [`public/${mapFile}`]: new Uint8Array(map.bundle) },
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(archive);
    link.download = `${example.name.replace('/', '-')}.zip`;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return `${link.download} was saved. Unpack it, then run: npm install && npm run dev`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
