import type { Guest } from '../../scene/labels/LabelLayer.ts';
import type { Stage } from '../Stage.ts';

/** Elements of the page above the map: no label is placed under them. */
export class ControlBoxes {
  readonly #stage: Stage;
  /** By request, because several may name the same element. */
  readonly #elements = new Map<object, Element>();
  readonly #observer: ResizeObserver;

  /** @param stage - the map that the elements cover */
  constructor(stage: Stage) {
    this.#stage = stage;
    this.#observer = new ResizeObserver(() => stage.wake());
    stage.frames.onFrame(() => {
      if (this.#elements.size > 0) this.#measure();
      return false;
    });
    stage.emitter.on('destroy', () => this.#observer.disconnect());
  }

  /**
   * Keeps labels clear of an element.
   *
   * @returns a function that stops it
   */
  add(element: Element): () => void {
    const request = {};
    this.#elements.set(request, element);
    this.#observer.observe(element);
    this.#stage.wake();
    return () => {
      if (!this.#elements.delete(request) || this.#stage.isDestroyed) return;
      if (![...this.#elements.values()].includes(element)) this.#observer.unobserve(element);
      this.#measure();
      this.#stage.wake();
    };
  }

  /** Elements move with the layout of the page, so their boxes are read in every frame. */
  #measure(): void {
    const { left, top } = this.#stage.root.element.getBoundingClientRect();
    const guests = [...this.#elements.values()].flatMap((element): Guest[] => {
      const box = element.getBoundingClientRect();
      const { width, height } = box;
      if (width === 0 || height === 0) return [];
      const place = { left: box.left - left, top: box.top - top, width, height };
      return [{ box: place, priority: Infinity, rank: Infinity, isShown: true }];
    });
    this.#stage.scene.labels.setGuests(this, guests);
  }
}
