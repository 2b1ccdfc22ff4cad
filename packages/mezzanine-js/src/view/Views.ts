import type { AnimationResult } from './camera/CameraMotion.ts';
import type { Camera } from './Camera.ts';
import { expectNumber, expectOptions, expectType, invalidArgument } from './expectArgument.ts';
import { findFloor, type Floors } from './Floors.ts';
import type { Shapes } from './Shapes.ts';
import type { StackedMaps } from './StackedMaps.ts';
import type { Stage } from './Stage.ts';
import { expectText, expectView } from './views/expectView.ts';
import { VIEW_TOPICS, type View, type ViewTopics } from './views/View.ts';
import { textOfView, viewOfText } from './views/viewText.ts';

/** How a view is restored. */
export interface RestoreOptions {
  /** Whether the camera flies and floors move apart; default true, but for less motion. */
  readonly animate?: boolean;
  /** Default 900; counts while it animates. */
  readonly durationMs?: number;
}

/** What a view looks at. */
interface ViewedTopics {
  readonly camera: Camera;
  readonly floors: Floors;
  readonly stackedMaps: StackedMaps;
  readonly shapes: Shapes;
}

const DURATION_MS = 900;

/** Named views: camera, floor, what is shown; kept, restored and shared as plain JSON. */
export class Views {
  readonly #stage: Stage;
  readonly #of: ViewedTopics;
  readonly #saved = new Map<string, View>();
  #topics: ViewTopics = { labels: true, markers: true, shapes: true };

  /** @internal */
  constructor(stage: Stage, topics: ViewedTopics) {
    this.#stage = stage;
    this.#of = topics;
  }

  /** Which kinds of things are shown. */
  get topics(): ViewTopics {
    return this.#topics;
  }

  /**
   * Shows or hides kinds of things as a whole. What is added later follows.
   *
   * @param topics - what is missing stays as it is
   * @example
   * mapView.views.setTopics({ labels: false });
   */
  setTopics(topics: Partial<ViewTopics>): void {
    this.#stage.assertAlive();
    if (topics === undefined) throw invalidArgument('topics', topics, 'an object');
    expectOptions('topics', topics, VIEW_TOPICS);
    for (const key of VIEW_TOPICS) expectType(`topics.${key}`, topics[key], 'boolean');
    const { labels, markers, shapes } = this.#topics;
    this.#topics = {
      labels: topics.labels ?? labels,
      markers: topics.markers ?? markers,
      shapes: topics.shapes ?? shapes,
    };
    this.#stage.scene.showLabels(this.#topics.labels);
    this.#stage.root.showMarkers(this.#topics.markers);
    this.#of.shapes.show(this.#topics.shapes);
    this.#stage.wake();
  }

  /**
   * Keeps how the map looks now, in place of what had the same name. Kept for as long as the map
   * lives; what is to last longer is what this returns, as JSON.
   *
   * @param name - 1 to 100 characters
   * @throws MezzanineError `invalid-argument`
   */
  save(name: string): View {
    this.#stage.assertAlive();
    expectText('name', name);
    const { camera, floors, stackedMaps } = this.#of;
    const { longitude, latitude } = camera.center;
    const { bearing, pitch, zoomLevel } = camera;
    const view: View = {
      version: 1,
      name,
      floor: floors.current.id,
      camera: { longitude, latitude, bearing, pitch, zoomLevel },
      topics: this.#topics,
      isStacked: stackedMaps.isExpanded,
    };
    this.#saved.set(name, view);
    return view;
  }

  /** The views that were saved, in the order they were. */
  getAll(): readonly View[] {
    return [...this.#saved.values()];
  }

  /** Forgets a view. Removing it again does nothing. */
  remove(name: string): void {
    this.#stage.assertAlive();
    this.#saved.delete(name);
  }

  /**
   * Makes the map look as it did. What is given may come from anywhere: it is checked as a whole
   * before anything changes.
   *
   * @param view - from {@link save}, {@link fromText}, or of your own
   * @param options - whether the camera flies
   * @returns how the animation ended
   * @throws MezzanineError `invalid-argument` naming the value that is wrong, or `unknown-target`
   *   when this venue has no such floor
   */
  restore(view: View, options: RestoreOptions = {}): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectOptions('options', options, ['animate', 'durationMs']);
    expectType('options.animate', options.animate, 'boolean');
    expectNumber('options.durationMs', options.durationMs, [0, 60_000]);
    const { floor, camera: at, topics, isStacked } = expectView(view);
    const found = findFloor(this.#stage.venue, floor, 'view.floor');
    const durationMs = (options.animate ?? true) ? (options.durationMs ?? DURATION_MS) : 0;
    const { camera, floors, stackedMaps } = this.#of;
    floors.set(found);
    this.setTopics(topics);
    if (isStacked) void stackedMaps.expand({ durationMs, fit: false });
    else void stackedMaps.collapse({ durationMs, fit: false });
    const { longitude, latitude, bearing, pitch, zoomLevel } = at;
    const center = { longitude, latitude };
    return camera.animateTo({ center, bearing, pitch, zoomLevel }, { durationMs });
  }

  /**
   * A view as a short text for an address; it needs no escaping there, whatever its name. Numbers
   * are rounded, so that it stays short: the place to 7 decimals of a degree, which are a
   * centimeter, bearing and pitch to hundredths of a degree, the zoom level to thousandths. On a
   * map 1,000 pixels wide and high nothing moves by as much as a pixel, up to zoom level 22.
   *
   * @throws MezzanineError `invalid-argument`
   * @example
   * location.hash = mapView.views.toText(mapView.views.save('Meet here'));
   */
  toText(view: View): string {
    return textOfView(view);
  }

  /**
   * The view that a text stands for.
   *
   * @throws MezzanineError `invalid-argument` when {@link toText} did not make it
   */
  fromText(text: string): View {
    return viewOfText(text);
  }
}
