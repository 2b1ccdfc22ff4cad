/**
 * Resolves when an element has a size, for example when a hidden part of the page is shown.
 *
 * @param complain - called once if it has no size at first
 */
export function whenSized(
  element: HTMLElement,
  signal: AbortSignal,
  complain: (message: string) => void,
): Promise<void> {
  const isSized = () => element.clientWidth > 0 && element.clientHeight > 0;
  if (isSized()) return Promise.resolve();
  complain(messageOf(element));
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (!isSized()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      resolve();
    });
  });
}

function messageOf({ id, clientWidth, clientHeight }: HTMLElement): string {
  const name = id === '' ? 'The element of the map' : `The element #${id}`;
  const selector = id === '' ? 'the element' : `#${id}`;
  return (
    `${name} is ${clientWidth} pixels wide and ${clientHeight} pixels high, so there is no room ` +
    `for the map. Give it a height, such as ${selector} { height: 600px }.`
  );
}
