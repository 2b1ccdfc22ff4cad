import type { MapMessages } from './accessibility/messages.ts';

/** State of a map, for tests and styles: the `data-mezzanine-state` attribute of its root. */
export type MapState = 'drawing' | 'idle' | 'lost' | 'destroyed';

/** Keys in addition to those that move the camera, in the syntax of `aria-keyshortcuts`. */
const SHORTCUTS = 'N Shift+N Enter Escape PageUp PageDown Home ?';
const CROSSHAIR_PIXELS = 22;

let mapCount = 0;

/** The elements of one map: canvas, focus ring, crosshair, and text for screen readers. */
export class MapRoot {
  /** Contains all other elements; fills the container. */
  readonly element = document.createElement('div');
  /** The canvas. */
  readonly canvas: HTMLCanvasElement;
  readonly #ring = document.createElement('div');
  readonly #crosshair = document.createElement('div');
  readonly #live = document.createElement('div');
  readonly #container: HTMLElement;
  readonly #keysId: string;
  readonly #positionBefore: string | undefined;
  readonly #announces: boolean;
  readonly #isGuest: boolean;
  readonly #stop = new AbortController();
  #isFocusShown = false;
  #hasCrosshair = true;

  /**
   * @param container - set to `position: relative` for the lifetime of the map if it is not
   * positioned
   * @param messages - text for screen readers
   * @param options - accessible name, whether to announce changes, and the canvas of the host map,
   * if there is one
   */
  constructor(
    container: HTMLElement,
    messages: MapMessages,
    options: {
      readonly accessibleName: string;
      readonly announces: boolean;
      readonly host?: { readonly canvas: HTMLCanvasElement } | undefined;
    },
  ) {
    this.#container = container;
    this.#isGuest = options.host !== undefined;
    this.canvas = options.host?.canvas ?? document.createElement('canvas');
    this.#announces = options.announces;
    if (getComputedStyle(container).position === 'static') {
      this.#positionBefore = container.style.position;
      container.style.position = 'relative';
    }
    mapCount += 1;
    const keys = hiddenText(`mezzanine-map-${mapCount}-keys`, messages.keys);
    this.#styleAll();
    this.#keysId = keys.id;
    if (!this.#isGuest) this.#name(options.accessibleName, messages.mapRole);
    this.#live.setAttribute('role', 'status');
    this.#live.setAttribute('aria-live', 'polite');
    hideVisually(this.#live);
    if (!this.#isGuest) this.element.append(this.canvas);
    this.element.append(this.#ring, this.#crosshair, keys, this.#live);
    container.append(this.element);
    const { signal } = this.#stop;
    const focus = () => this.showFocus(this.canvas.matches(':focus-visible'));
    this.canvas.addEventListener('focus', focus, { signal });
    for (const type of ['blur', 'pointerdown']) {
      this.canvas.addEventListener(type, () => this.showFocus(false), { signal });
    }
  }

  /** Shows or hides all markers. */
  showMarkers(isShown: boolean): void {
    for (const layer of this.element.querySelectorAll<HTMLElement>('[data-mezzanine-markers]')) {
      layer.style.display = isShown ? '' : 'none';
    }
  }

  /** Sets the state of the map. */
  setState(state: MapState): void {
    this.element.dataset['mezzanineState'] = state;
  }

  /** Sets the colors of the focus ring and crosshair. */
  setAccent(accent: string, halo: string): void {
    this.#ring.style.outlineColor = accent;
    for (const line of this.#crosshair.children) {
      (line as HTMLElement).style.borderColor = accent;
      (line as HTMLElement).style.outlineColor = halo;
    }
  }

  /** Shows or hides focus ring and crosshair. */
  showFocus(isShown: boolean): void {
    this.#isFocusShown = isShown;
    setShown(this.#ring, isShown);
    setShown(this.#crosshair, isShown && this.#hasCrosshair);
  }

  /** Sets whether keys select what is at the center, or something else. */
  useCrosshair(hasCrosshair: boolean): void {
    this.#hasCrosshair = hasCrosshair;
    this.showFocus(this.#isFocusShown);
  }

  /** Moves the crosshair to the center of the view. */
  placeCrosshair(x: number, y: number): void {
    this.#crosshair.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Describes the keys to screen readers while any are enabled. */
  describeKeys(hasKeys: boolean): void {
    if (hasKeys) {
      this.canvas.setAttribute('aria-describedby', this.#keysId);
      this.canvas.setAttribute('aria-keyshortcuts', SHORTCUTS);
    } else {
      this.canvas.removeAttribute('aria-describedby');
      this.canvas.removeAttribute('aria-keyshortcuts');
    }
  }

  /** Sets the cursor; the canvas of a host map manages its own. */
  setCursor(cursor: 'pointer' | 'grab' | 'grabbing'): void {
    this.canvas.style.cursor = this.#isGuest && cursor !== 'pointer' ? '' : cursor;
  }

  /** Announces text to screen readers. */
  announce(text: string): void {
    if (!this.#announces) return;
    // Screen readers announce text again only if it differs.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  /** Removes all elements from the page. */
  remove(): void {
    this.setState('destroyed');
    this.#stop.abort();
    this.element.remove();
    this.describeKeys(false);
    this.setCursor('grab');
    if (this.#positionBefore !== undefined) this.#container.style.position = this.#positionBefore;
  }

  #name(accessibleName: string, role: string): void {
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('role', 'application');
    this.canvas.setAttribute('aria-roledescription', role);
    this.canvas.setAttribute('aria-label', accessibleName);
  }

  #styleAll(): void {
    const fill = { position: 'absolute', inset: '0', display: 'block' };
    Object.assign(this.element.style, fill, { overflow: 'hidden', isolation: 'isolate' });
    if (this.#isGuest) this.element.style.pointerEvents = 'none';
    else {
      const whole = { width: '100%', height: '100%', outline: 'none', touchAction: 'none' };
      Object.assign(this.canvas.style, fill, whole);
    }
    Object.assign(this.#ring.style, fill, {
      outline: '3px solid',
      outlineOffset: '-3px',
      pointerEvents: 'none',
    });
    Object.assign(this.#crosshair.style, fill, { inset: '0 auto auto 0', pointerEvents: 'none' });
    for (const isUpright of [true, false]) this.#crosshair.append(crosshairLine(isUpright));
    for (const element of [this.#ring, this.#crosshair]) element.ariaHidden = 'true';
    this.showFocus(false);
  }
}

/** Borders instead of backgrounds, because they are kept in forced-colors mode. */
function crosshairLine(isUpright: boolean): HTMLElement {
  const line = document.createElement('div');
  const half = `${-CROSSHAIR_PIXELS / 2}px`;
  Object.assign(line.style, {
    position: 'absolute',
    borderStyle: 'solid',
    borderWidth: '0',
    outline: '1px solid',
    ...(isUpright
      ? { borderLeftWidth: '2px', height: `${CROSSHAIR_PIXELS}px`, left: '-1px', top: half }
      : { borderTopWidth: '2px', width: `${CROSSHAIR_PIXELS}px`, top: '-1px', left: half }),
  });
  return line;
}

function setShown(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.display = isShown ? 'block' : 'none';
}

function hiddenText(id: string, text: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  element.textContent = text;
  element.hidden = true;
  return element;
}

function hideVisually(element: HTMLElement): void {
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
}
