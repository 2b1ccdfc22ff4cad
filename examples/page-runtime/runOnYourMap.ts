import { serveYourMap } from './your-map/serveYourMap.ts';

const missing =
  'This browser stores no map of your own that can be read. Choose the demo venue, or open your file again in the map doctor.';

/** Serves the user's own map to the program of this page, from the browser's storage. */
export function runOnYourMap(): void {
  serveYourMap({
    read: async () => {
      const { readYourMap } = await import('./your-map/yourMapStore.ts');
      return (await readYourMap())?.bundle;
    },
    missing,
    toVersion1: async (bundle) => {
      const { readMvf, writeMvfV1 } = await import('@mezzanine/mvf');
      return new Uint8Array(writeMvfV1(readMvf(bundle)).bytes).buffer;
    },
  });
}
