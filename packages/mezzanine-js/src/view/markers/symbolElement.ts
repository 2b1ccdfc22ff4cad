const SIZE_PIXELS = 28;

/** A picture as the content of a marker; its name is said by the marker. */
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
