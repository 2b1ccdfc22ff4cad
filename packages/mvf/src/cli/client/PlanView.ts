import type { PreviewFloor } from '../serve/previewPlan.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Fraction of the view that an arrow key pans. */
const keyStep = 0.12;

type View = [x: number, y: number, width: number, height: number];

/** The plan of one floor as SVG, with pan and zoom. */
export class PlanView {
  readonly #place: HTMLElement;
  readonly #hidden = new Set<string>();
  #svg: SVGSVGElement | undefined;
  #home: View = [0, 0, 10, 10];
  #view: View = [0, 0, 10, 10];
  #pixels = 1;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#bindPointer();
    place.addEventListener('keydown', (event) => this.#onKey(event));
    place.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, this.#spotAt(event));
      },
      { passive: false },
    );
    new ResizeObserver(() => this.#apply()).observe(place);
  }

  /** Draws a floor and fits it into the view. */
  show(floor: PreviewFloor): void {
    const svg = svgElement('svg', { role: 'img', 'aria-label': `Plan of ${floor.name}` });
    for (const { look, title, path } of floor.shapes) {
      const drawn = svgElement('path', { class: look, d: path });
      const tip = svgElement('title', {});
      tip.textContent = title;
      drawn.append(tip);
      svg.append(drawn);
    }
    const graph = svgElement('g', { 'data-layer': 'graph' });
    graph.append(svgElement('path', { class: 'ways', d: floor.ways }));
    graph.append(svgElement('path', { class: 'nodes', d: floor.nodes }));
    const labels = svgElement('g', { 'data-layer': 'labels' });
    for (const { text, x, y, width } of floor.labels) {
      const label = svgElement('text', { x, y, 'data-width': width });
      label.textContent = text;
      labels.append(label);
    }
    svg.append(graph, labels);
    this.#svg?.remove();
    this.#svg = svg as SVGSVGElement;
    this.#place.append(svg);
    this.#home = [...floor.view];
    for (const layer of this.#hidden) this.toggle(layer, false);
    this.fit();
  }

  /** Fits the whole floor. */
  fit(): void {
    this.#view = [...this.#home];
    this.#apply();
  }

  /** Zooms out (above 1) or in (below 1) around a point; default: the center. */
  zoom(times: number, spot: readonly [number, number] = this.#middle()): void {
    const [x, y, width, height] = this.#view;
    const limited = Math.min(Math.max(width * times, 1), this.#home[2] * 8) / width;
    this.#view = [
      spot[0] + (x - spot[0]) * limited,
      spot[1] + (y - spot[1]) * limited,
      width * limited,
      height * limited,
    ];
    this.#apply();
  }

  /** Marks a point and shows 20 meters around it. */
  mark([x, y]: readonly [number, number]): void {
    this.#svg?.querySelector('.marks')?.remove();
    const marks = svgElement('g', { class: 'marks' });
    marks.append(svgElement('circle', { class: 'mark', cx: x, cy: y, r: 1.2 }));
    marks.append(svgElement('circle', { class: 'dot', cx: x, cy: y, r: 0.15 }));
    this.#svg?.append(marks);
    const width = Math.min(20, this.#home[2]);
    const height = (width * this.#home[3]) / this.#home[2];
    this.#view = [x - width / 2, y - height / 2, width, height];
    this.#apply();
  }

  /** Shows or hides names or the walking graph. */
  toggle(layer: string, isShown: boolean): void {
    if (isShown) this.#hidden.delete(layer);
    else this.#hidden.add(layer);
    this.#svg
      ?.querySelector(`[data-layer="${layer}"]`)
      ?.setAttribute('display', isShown ? 'inline' : 'none');
  }

  #middle(): [number, number] {
    const [x, y, width, height] = this.#view;
    return [x + width / 2, y + height / 2];
  }

  /** Sets the view, with names at a constant size on the screen. */
  #apply(): void {
    if (this.#svg === undefined) return;
    this.#svg.setAttribute('viewBox', this.#view.join(' '));
    const { clientWidth, clientHeight } = this.#place;
    this.#pixels = Math.min(clientWidth / this.#view[2], clientHeight / this.#view[3]) || 1;
    const size = 12 / this.#pixels;
    this.#svg.setAttribute('font-size', String(size));
    for (const label of this.#svg.querySelectorAll('text')) {
      const room = Number(label.dataset['width']);
      const needed = (label.textContent?.length ?? 0) * size * 0.55;
      label.setAttribute('display', needed <= room * 1.1 ? 'inline' : 'none');
    }
  }

  #spotAt({ clientX, clientY }: MouseEvent): [number, number] {
    const { left, top, width, height } = this.#place.getBoundingClientRect();
    const [x, y] = this.#middle();
    return [
      x + (clientX - left - width / 2) / this.#pixels,
      y + (clientY - top - height / 2) / this.#pixels,
    ];
  }

  #bindPointer(): void {
    this.#place.addEventListener('pointerdown', (event) => {
      this.#place.setPointerCapture(event.pointerId);
    });
    this.#place.addEventListener('pointermove', (event) => {
      if (!this.#place.hasPointerCapture(event.pointerId)) return;
      this.#move(-event.movementX / this.#pixels, -event.movementY / this.#pixels);
    });
  }

  #move(east: number, south: number): void {
    this.#view[0] += east;
    this.#view[1] += south;
    this.#apply();
  }

  #onKey(event: KeyboardEvent): void {
    const [, , width, height] = this.#view;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#move(-width * keyStep, 0),
      ArrowRight: () => this.#move(width * keyStep, 0),
      ArrowUp: () => this.#move(0, -height * keyStep),
      ArrowDown: () => this.#move(0, height * keyStep),
      '+': () => this.zoom(0.7),
      '=': () => this.zoom(0.7),
      '-': () => this.zoom(1 / 0.7),
      '0': () => this.fit(),
    };
    const act = acts[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
}

function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
