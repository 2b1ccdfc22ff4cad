/** Pictures of more pixels are not decoded into the map. */
const MOST_PIXELS = 64_000_000;
/** What has no size of its own, as an SVG may, is drawn in this. */
const USUAL_SIDE = 512;

/**
 * Loads a picture of any kind that the browser can show. SVG runs no script in it.
 *
 * @param href - its address
 * @param longestSide - in pixels; larger ones are drawn smaller, and SVG as large as this
 * @throws Error that says in words what is wrong
 */
export async function loadPicture(href: string, longestSide: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('It could not be loaded or is no picture.'));
    image.src = href;
  });
  const width = image.naturalWidth || USUAL_SIDE;
  const height = image.naturalHeight || USUAL_SIDE;
  if (width * height > MOST_PIXELS) throw new Error(`It is ${width} by ${height} pixels large.`);
  const isDrawing = /\.svg(?:$|[?#])|^data:image\/svg/i.test(href);
  const scale = longestSide / Math.max(width, height);
  return drawn(image, [width, height], isDrawing ? scale : Math.min(scale, 1));
}

function drawn(
  image: HTMLImageElement,
  [width, height]: readonly [number, number],
  scale: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw it in.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
