const SIZE_PIXELS = 28;

/** An image as the content of a marker; the marker provides its accessible name. */
export function symbolElement(url: string): HTMLElement {
  const image = document.createElement('img');
  image.src = url;
  image.alt = '';
  image.draggable = false;
  Object.assign(image.style, {
    display: 'block',
    width: `${SIZE_PIXELS}px`,
    height: `${SIZE_PIXELS}px`,
    objectFit: 'contain',
  });
  return image;
}
