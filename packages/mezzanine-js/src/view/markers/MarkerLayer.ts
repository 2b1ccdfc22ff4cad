import type { ScreenBox } from '../../text-layout/CollisionGrid.ts';
import type { MarkerOptions } from '../Marker.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

type Press = (event: PointerEvent | KeyboardEvent) => void;

/** The HTML elements of markers: above the map's canvas, moved only by transforms. */
export class MarkerLayer {
  readonly #element = document.createElement('div');
  readonly #sizes = new Map<Element, Size>();
  readonly #observer: ResizeObserver;
  readonly #presses = new WeakMap<HTMLElement, Press>();

  /**
   * @param root - root element of the map
   * @param onResize - called when the size of a marker changes
   */
  constructor(root: HTMLElement, onResize: () => void) {
    this.#element.dataset['mezzanineMarkers'] = '';
    Object.assign(this.#element.style, {
      position: 'absolute',
      inset: '0',
      overflow: 'hidden',
      pointerEvents: 'none',
    });
    root.append(this.#element);
    this.#observer = new ResizeObserver((entries) => {
      for (const { target } of entries) this.#sizes.delete(target);
      onResize();
    });
  }

  /** Creates the element of a marker. */
  create(content: HTMLElement | string): HTMLElement {
    const element = document.createElement('div');
    element.dataset['mezzanineMarker'] = '';
    Object.assign(element.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: 'max-content',
      visibility: 'hidden',
    });
    this.fill(element, content);
    element.addEventListener('click', (event) => this.#presses.get(element)?.(event));
    element.addEventListener('keydown', (event) => {
      if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      this.#presses.get(element)?.(event);
    });
    this.#element.append(element);
    this.#observer.observe(element);
    return element;
  }

  /** Replaces the content of a marker. */
  fill(element: HTMLElement, content: HTMLElement | string): void {
    element.replaceChildren(content);
    this.#sizes.delete(element);
  }

  /** Makes a marker a button, or transparent to the pointer. */
  setRole(
    element: HTMLElement,
    { interactive, accessibleName }: MarkerOptions,
    press: Press,
  ): void {
    const isButton = interactive ?? false;
    element.style.pointerEvents = isButton ? 'auto' : 'none';
    element.style.cursor = isButton ? 'pointer' : '';
    // Controls inside the content keep their role and focus.
    const hasControls =
      element.querySelector('a[href], button, input, select, [tabindex]') !== null;
    setOrRemove(element, 'role', isButton && !hasControls ? 'button' : undefined);
    setOrRemove(element, 'tabindex', isButton && !hasControls ? '0' : undefined);
    setOrRemove(element, 'aria-label', accessibleName);
    if (accessibleName !== undefined && !isButton) element.setAttribute('role', 'img');
    if (isButton) this.#presses.set(element, press);
    else this.#presses.delete(element);
  }

  /** Size of a marker. */
  sizeOf(element: HTMLElement): Size {
    let size = this.#sizes.get(element);
    if (!size) {
      size = { width: element.offsetWidth, height: element.offsetHeight };
      this.#sizes.set(element, size);
    }
    return size;
  }

  /**
   * Moves or hides a marker. Markers lower on the screen are nearer and cover those behind them.
   */
  place(element: HTMLElement, box: ScreenBox | undefined): void {
    const { style } = element;
    style.visibility = box ? 'visible' : 'hidden';
    if (!box) return;
    style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`;
    style.zIndex = String(Math.max(0, Math.round(box.top + box.height)));
  }

  /** Removes all elements from the page. */
  remove(): void {
    this.#observer.disconnect();
    this.#element.remove();
  }
}

function setOrRemove(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
