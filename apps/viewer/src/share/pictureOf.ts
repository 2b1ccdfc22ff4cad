import type { MapViewInstance, ThemeChoice } from '@mezzanine/react-sdk';

/** A map that draws nothing (a hidden page, a lost graphics card) is waited for no longer. */
const PATIENCE_MS = 4000;

/**
 * A picture of the map as it is, in light colors: paper is.
 *
 * @param light - theme of the picture
 * @param usual - theme that is set again afterwards
 * @returns address of a PNG; undefined where nothing could be drawn
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
    // The graphics card keeps what is drawn until the browser shows it: this is told before that.
    const stop = mapView.on('idle', () => finish(mapView.canvas.toDataURL('image/png')));
    const timer = setTimeout(() => finish(undefined), PATIENCE_MS);
  });
}
