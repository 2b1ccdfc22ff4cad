/** What a map is doing, for tests and styles: `data-mezzanine-state` of its root. */
export type MapState = 'drawing' | 'idle' | 'lost' | 'destroyed';

const KEYS_TEXT =
  'Arrow keys move the map. Shift with arrow keys turns and tilts it. Plus and minus zoom. ' +
  'Page up and page down change the floor. Home shows the whole floor. ' +
  'Enter selects what is in the middle.';
const CROSSHAIR_PIXELS = 22;

let mapCount = 0;

/** The elements of one map: canvas, focus ring, crosshair, and the texts for screen readers. */
export class MapRoot {
  /** Holds all other elements; fills the container. */
  readonly element = document.createElement('div');
  /** What is drawn into. */
  readonly canvas = document.createElement('canvas');
  readonly #ring = document.createElement('div');
  readonly #crosshair = document.createElement('div');
  readonly #live = document.createElement('div');
  readonly #container: HTMLElement;
  readonly #keysId: string;
  readonly #positionBefore: string | undefined;

  /**
   * @param container - gets `position: relative` while the map is in it and it has none
   * @param accessibleName - what the map is called
   */
  constructor(container: HTMLElement, accessibleName: string) {
    this.#container = container;
    if (getComputedStyle(container).position === 'static') {
      this.#positionBefore = container.style.position;
      container.style.position = 'relative';
    }
    mapCount += 1;
    const keys = hiddenText(`mezzanine-map-${mapCount}-keys`, KEYS_TEXT);
    this.#styleAll();
    this.#keysId = keys.id;
    this.#name(accessibleName);
    this.#live.setAttribute('role', 'status');
    this.#live.setAttribute('aria-live', 'polite');
    hideVisually(this.#live);
    this.element.append(this.canvas, this.#ring, this.#crosshair, keys, this.#live);
    container.append(this.element);
    this.canvas.addEventListener('focus', () =>
      this.showFocus(this.canvas.matches(':focus-visible')),
    );
    for (const type of ['blur', 'pointerdown']) {
      this.canvas.addEventListener(type, () => this.showFocus(false));
    }
  }

  /** Says what the map is doing. */
  setState(state: MapState): void {
    this.element.dataset['mezzanineState'] = state;
  }

  /** Colors of ring and crosshair. */
  setAccent(accent: string, halo: string): void {
    this.#ring.style.outlineColor = accent;
    for (const line of this.#crosshair.children) {
      (line as HTMLElement).style.borderColor = accent;
      (line as HTMLElement).style.outlineColor = halo;
    }
  }

  /** Shows or hides ring and crosshair. */
  showFocus(isShown: boolean): void {
    this.#ring.hidden = this.#crosshair.hidden = !isShown;
    this.#ring.style.display = this.#crosshair.style.display = isShown ? 'block' : 'none';
  }

  /** Puts the crosshair into the middle of the view. */
  placeCrosshair(x: number, y: number): void {
    this.#crosshair.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Tells screen readers which keys there are, while there are any. */
  describeKeys(hasKeys: boolean): void {
    if (hasKeys) this.canvas.setAttribute('aria-describedby', this.#keysId);
    else this.canvas.removeAttribute('aria-describedby');
  }

  /** Tells screen readers. */
  announce(text: string): void {
    this.#live.textContent = text;
  }

  /** Takes everything out of the page. */
  remove(): void {
    this.setState('destroyed');
    this.element.remove();
    if (this.#positionBefore !== undefined) this.#container.style.position = this.#positionBefore;
  }

  #name(accessibleName: string): void {
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('role', 'application');
    this.canvas.setAttribute('aria-roledescription', 'map');
    this.canvas.setAttribute('aria-label', accessibleName);
  }

  #styleAll(): void {
    const fill = { position: 'absolute', inset: '0', display: 'block' };
    Object.assign(this.element.style, fill, { overflow: 'hidden', isolation: 'isolate' });
    Object.assign(this.canvas.style, fill, { width: '100%', height: '100%', outline: 'none' });
    this.canvas.style.touchAction = 'none';
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

/** Borders instead of backgrounds: they are kept where the system forces its own colors. */
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
