import type { Labels } from '../Labels.ts';
import type { PointerEventDetail } from '../mapEvents.ts';
import type { Models } from '../Models.ts';
import type { Navigation } from '../Navigation.ts';
import type { Shapes } from '../Shapes.ts';
import type { Spaces } from '../Spaces.ts';
import type { Stage } from '../Stage.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';
import { pointOf } from './Gestures.ts';

/** Topics with items that the pointer can hit. */
export interface PointerTopics {
  readonly spaces: Spaces;
  readonly labels: Labels;
  readonly models: Models;
  readonly navigation: Navigation;
  readonly shapes: Shapes;
}

/**
 * Determines what is under the pointer: the events `click` and `hover`, the cursor, hover colors.
 */
export class PointerQueries {
  readonly #stage: Stage;
  readonly #topics: PointerTopics;
  readonly #isBusy: (event: PointerEvent) => boolean;
  #moved: PointerEvent | undefined;
  #isWaiting = false;

  /**
   * @param stage - the map
   * @param topics - its items
   * @param isBusy - whether the pointer drags the map
   */
  constructor(stage: Stage, topics: PointerTopics, isBusy: (event: PointerEvent) => boolean) {
    this.#stage = stage;
    this.#topics = topics;
    this.#isBusy = isBusy;
    const { canvas } = stage.root;
    canvas.addEventListener('pointermove', (event) => this.#follow(event), stage.listening);
    // Hit testing is paused while a button is down and resumes here.
    canvas.addEventListener('pointerup', (event) => this.#follow(event), stage.listening);
    canvas.addEventListener('pointerleave', (event) => this.#leave(event), stage.listening);
  }

  /** Reports a click. */
  click(point: ScreenPoint, originalEvent: PointerEvent | KeyboardEvent): void {
    this.#stage.emitter.emit('click', this.#detailAt(point, originalEvent));
  }

  #follow(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.#moved = event;
    // A mouse may report a thousand moves per second; one per frame is enough.
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      if (this.#moved && !this.#stage.isDestroyed) this.#hover(this.#moved);
      this.#moved = undefined;
    });
  }

  #hover(event: PointerEvent): void {
    if (this.#isBusy(event)) {
      this.#stage.root.setCursor('grabbing');
      return;
    }
    const detail = this.#detailAt(pointOf(event), event);
    const isOverSpace = this.#topics.spaces.hover(detail.spaces);
    const isOverLabel = detail.labels.some((label) => this.#topics.labels.isInteractive(label));
    const isOverModel = detail.models.some((model) => this.#topics.models.isInteractive(model));
    const isOverShape = detail.shapes.some((shape) => this.#topics.shapes.isInteractive(shape));
    const isOver = isOverSpace || isOverLabel || isOverModel || isOverShape;
    this.#stage.root.setCursor(isOver ? 'pointer' : 'grab');
    this.#stage.emitter.emit('hover', detail);
  }

  #leave(event: PointerEvent): void {
    this.#moved = undefined;
    this.#topics.spaces.hover([]);
    const floor = this.#stage.shownFloor;
    const pointer = pointOf(event);
    this.#stage.emitter.emit('hover', {
      floor,
      spaces: [],
      labels: [],
      markers: [],
      models: [],
      navigation: [],
      shapes: [],
      pointer,
      originalEvent: event,
    });
  }

  #detailAt(point: ScreenPoint, originalEvent: PointerEvent | KeyboardEvent): PointerEventDetail {
    const { scene, venue, projection, shownFloor: floor } = this.#stage;
    const { view } = this.#stage;
    const hits = scene.pick(view, point.x, point.y);
    const ray = scene.rayAt(view, point.x, point.y);
    const place = hits[0] ? ray.pointAt(hits[0].at) : ray.pointAtHeight(0);
    return {
      coordinate: projection.toCoordinate(place, hits[0]?.floorId ?? floor.id),
      floor,
      spaces: hits.flatMap(({ id }) => venue.getSpace(id) ?? []),
      labels: this.#topics.labels.at(point.x, point.y),
      // Over HTML elements, pointer events never reach the canvas.
      markers: [],
      models: this.#topics.models.at(point.x, point.y),
      navigation: this.#topics.navigation.at(point.x, point.y),
      shapes: this.#topics.shapes.at(point.x, point.y),
      pointer: { x: point.x, y: point.y },
      originalEvent,
    };
  }
}
