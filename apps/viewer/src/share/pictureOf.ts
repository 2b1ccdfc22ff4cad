import type { MapViewInstance, ThemeChoice } from '@mezzanine/react-sdk';

/** Maximum time to wait for a map that does not draw (a hidden page, a lost context). Slow devices take seconds. */
const PATIENCE_MS = 15_000;

/**
 * Takes an image of the current map in light colors, for paper.
 *
 * @param light - theme of the image
 * @param usual - theme to restore
 * @returns URL of a PNG; undefined if nothing could be drawn
 */
export async function pictureOf(
  mapView: MapViewInstance,
  light: ThemeChoice,
  usual: ThemeChoice,
): Promise<string | undefined> {
  const taken = nextPicture(mapView);
  mapView.setTheme(light);
  const picture = await taken;
  mapView.setTheme(usual);
  return picture;
}

function nextPicture(mapView: MapViewInstance): Promise<string | undefined> {
  return new Promise((resolve) => {
    const finish = (picture: string | undefined) => {
      stop();
      clearTimeout(timer);
      resolve(picture);
    };
    // The drawing buffer is only readable until the browser presents it; this runs before that.
    const stop = mapView.on('idle', () => finish(mapView.canvas.toDataURL('image/png')));
    const timer = setTimeout(() => finish(undefined), PATIENCE_MS);
  });
}
