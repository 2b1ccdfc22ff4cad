import type { AnimationResult } from './camera/CameraMotion.ts';
import type { Camera } from './Camera.ts';
import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../data/expectArgument.ts';
import { findFloor, type Floors } from './Floors.ts';
import type { Shapes } from './Shapes.ts';
import type { StackedMaps } from './StackedMaps.ts';
import type { Stage } from './Stage.ts';
import { expectText, expectView } from './views/expectView.ts';
import { VIEW_TOPICS, type View, type ViewTopics } from './views/View.ts';
import { textOfView, viewOfText } from './views/viewText.ts';

/** How a view is restored. */
export interface RestoreOptions {
  /**
   * Whether the camera and floors are animated; default true, unless the user prefers reduced
   * motion.
   */
  readonly animate?: boolean;
  /** Duration of the animation; default 900. */
  readonly durationMs?: number;
}

/** The parts of a map that views use. */
interface ViewedTopics {
  readonly camera: Camera;
  readonly floors: Floors;
  readonly stackedMaps: StackedMaps;
  readonly shapes: Shapes;
}

const DURATION_MS = 900;

/** Named views: camera, floor and visible topics; saved, restored, and shared as plain JSON. */
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

  /** Which topics are visible. */
  get topics(): ViewTopics {
    return this.#topics;
  }

  /**
   * Shows or hides whole topics. Items added later follow.
   *
   * @param topics - missing topics stay the same
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
   * Saves the current view, replacing a view of the same name. Saved views live as long as the map;
   * to keep one for longer, store the returned JSON.
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

  /** The saved views, in the order in which they were saved. */
  getAll(): readonly View[] {
    return [...this.#saved.values()];
  }

  /** Removes a saved view. Removing it again is a no-op. */
  remove(name: string): void {
    this.#stage.assertAlive();
    this.#saved.delete(name);
  }

  /**
   * Restores a view. Untrusted views are safe: the view is validated as a whole before anything
   * changes.
   *
   * @param view - from {@link save}, {@link fromText}, or your own code
   * @param options - animation
   * @returns how the animation ended
   * @throws MezzanineError `invalid-argument`, naming the invalid value, or `unknown-target` if
   * this venue has no such floor
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
   * Converts a view to a short text that needs no escaping in a URL, regardless of its name. Numbers are
   * rounded: the center to 7 decimals of a degree (about a centimeter), bearing and pitch to
   * hundredths of a degree, the zoom level to thousandths. On a map of 1,000 by 1,000 pixels, the
   * rounding error is less than one pixel up to zoom level 22.
   *
   * @throws MezzanineError `invalid-argument`
   * @example
   * location.hash = mapView.views.toText(mapView.views.save('Meet here'));
   */
  toText(view: View): string {
    return textOfView(view);
  }

  /**
   * Parses the text of a view.
   *
   * @throws MezzanineError `invalid-argument` if {@link toText} did not create the text
   */
  fromText(text: string): View {
    return viewOfText(text);
  }
}
