/** Images with more pixels are rejected. */
const MOST_PIXELS = 64_000_000;
/** Size of images without their own size, such as some SVGs. */
const USUAL_SIDE = 512;

/**
 * Loads an image of any type that the browser supports. SVG images run no scripts.
 *
 * @param href - URL
 * @param longestSide - in pixels; larger images are scaled down, and SVGs are rendered at this size
 * @throws Error with a readable reason
 */
export async function loadPicture(href: string, longestSide: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('It could not be loaded or is not an image.'));
    image.src = href;
  });
  const width = image.naturalWidth || USUAL_SIDE;
  const height = image.naturalHeight || USUAL_SIDE;
  if (width * height > MOST_PIXELS)
    throw new Error(`Its size of ${width} by ${height} pixels is too large.`);
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
  if (!context) throw new Error('The browser did not provide a 2D canvas to draw it on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
