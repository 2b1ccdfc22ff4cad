import type { ScreenBox } from '../../text-layout/CollisionGrid.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';

const SVG = 'http://www.w3.org/2000/svg';
const LINE_PIXELS = 3;
/** Border on both sides of the line, so that it is visible on any color. */
const HALO_PIXELS = 2;
/** Gap between a box and its content. */
const GAP_PIXELS = 4;
const CORNER_PIXELS = 5;

/** An outlined area: rings of points on the screen, or a box. */
export type Outline = readonly (readonly ScreenPoint[])[] | ScreenBox;

/** An outline around the focused item, above the map. */
export class FocusOutline {
  readonly #element = document.createElementNS(SVG, 'svg');
  readonly #halo = document.createElementNS(SVG, 'path');
  readonly #line = document.createElementNS(SVG, 'path');
  readonly #forcedColors = matchMedia('(forced-colors: active)');
  #colors = { line: '', halo: '' };

  /**
   * @param root - root element of the map
   * @param listening - aborted when the map is destroyed
   */
  constructor(root: HTMLElement, listening: { readonly signal: AbortSignal }) {
    this.#element.dataset['mezzanineFocus'] = '';
    this.#element.ariaHidden = 'true';
    Object.assign(this.#element.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      pointerEvents: 'none',
      display: 'none',
      zIndex: '90000',
    });
    for (const [path, width] of [
      [this.#halo, LINE_PIXELS + HALO_PIXELS * 2],
      [this.#line, LINE_PIXELS],
    ] as const) {
      path.setAttribute('fill', 'none');
      path.setAttribute('stroke-linejoin', 'round');
      path.setAttribute('stroke-width', String(width));
      this.#element.append(path);
    }
    root.append(this.#element);
    this.#forcedColors.addEventListener('change', () => this.#paint(), listening);
  }

  /** Updates the theme; in forced-colors mode, system colors are used. */
  setColors(line: string, halo: string): void {
    this.#colors = { line, halo };
    this.#paint();
  }

  /** Draws the outline, or hides it. */
  show(outline: Outline | undefined): void {
    const path = outline ? pathOf(outline) : '';
    this.#element.style.display = path === '' ? 'none' : 'block';
    if (path === '' || this.#line.getAttribute('d') === path) return;
    this.#line.setAttribute('d', path);
    this.#halo.setAttribute('d', path);
  }

  #paint(): void {
    const isForced = this.#forcedColors.matches;
    this.#line.style.stroke = isForced ? 'Highlight' : this.#colors.line;
    this.#halo.style.stroke = isForced ? 'Canvas' : this.#colors.halo;
  }
}

function pathOf(outline: Outline): string {
  if ('left' in outline) return boxPath(outline);
  return outline
    .filter((ring) => ring.length > 1)
    .map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}

function boxPath({ left, top, width, height }: ScreenBox): string {
  const [x, y] = [left - GAP_PIXELS + CORNER_PIXELS, top - GAP_PIXELS];
  const [across, down] = [width, height].map((side) => side + (GAP_PIXELS - CORNER_PIXELS) * 2);
  const arc = (dx: number, dy: number) =>
    `a${CORNER_PIXELS} ${CORNER_PIXELS} 0 0 1 ${dx * CORNER_PIXELS} ${dy * CORNER_PIXELS}`;
  return `M${x} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-(across ?? 0)}${arc(-1, -1)}v${-(down ?? 0)}${arc(1, -1)}Z`;
}
