import type { Venue } from '../data/Venue.ts';
import type { ScreenPoint } from '../scene/screenPointOf.ts';
import { Accessibility } from './Accessibility.ts';
import { BlueDot } from './BlueDot.ts';
import { Camera } from './Camera.ts';
import type { Listener } from './Emitter.ts';
import { Floors } from './Floors.ts';
import { Gestures, middleOf } from './input/Gestures.ts';
import { Keyboard } from './input/Keyboard.ts';
import { PointerQueries } from './input/PointerQueries.ts';
import type { LabelTierChoice } from './labelDefaults.ts';
import { Labels } from './Labels.ts';
import { Images } from './Images.ts';
import type { MapEvents } from './mapEvents.ts';
import { Markers } from './Markers.ts';
import { Models } from './Models.ts';
import { Navigation } from './Navigation.ts';
import { Outdoor } from './Outdoor.ts';
import { expectTheme, type ThemeChoice } from './resolveTheme.ts';
import { Shapes } from './Shapes.ts';
import { Spaces } from './Spaces.ts';
import { StackedMaps } from './StackedMaps.ts';
import type { Stage } from './Stage.ts';
import { Views } from './Views.ts';

/** The parts of a map view in addition to its stage. */
export interface MapViewParts {
  readonly labels: 'auto' | 'none' | LabelTierChoice;
  readonly hasKeyboard: boolean;
  readonly isListShown: boolean;
}

/** A map on a page, created by `showMap`. */
export class MapView {
  /** The venue that is shown. */
  readonly venue: Venue;
  /** The container element of the map. */
  readonly container: HTMLElement;
  /** The canvas, which receives keyboard focus. */
  readonly canvas: HTMLCanvasElement;
  /** Appearance and interactivity of spaces. */
  readonly spaces: Spaces;
  /** Texts on the map. */
  readonly labels: Labels;
  /** HTML elements on the map. */
  readonly markers: Markers;
  /** Areas, lines, and points added by code. */
  readonly shapes: Shapes;
  /** Models that stand on floors. */
  readonly models: Models;
  /** Images that lie on floors. */
  readonly images: Images;
  /** Controls what part of the map is visible. */
  readonly camera: Camera;
  /** Controls which floor is shown. */
  readonly floors: Floors;
  /** The floors of a building drawn apart. */
  readonly stackedMaps: StackedMaps;
  /** The outdoor map around the venue. */
  readonly outdoor: Outdoor;
  /** Named views that can be restored and shared. */
  readonly views: Views;
  /** Directions on the map, step by step. */
  readonly navigation: Navigation;
  /** The blue dot: the user's position. */
  readonly blueDot: BlueDot;
  /** Keyboard focus on the map, and the list of places. */
  readonly accessibility: Accessibility;
  readonly #stage: Stage;
  readonly #queries: PointerQueries;

  /** @internal Made by `showMap`. */
  constructor(stage: Stage, parts: MapViewParts) {
    this.#stage = stage;
    this.venue = stage.venue;
    this.container = stage.container;
    this.canvas = stage.root.canvas;
    this.floors = new Floors(stage);
    // In each frame, floors move before what is on them.
    this.stackedMaps = new StackedMaps(stage, this.floors);
    this.labels = new Labels(stage, parts.labels);
    this.markers = new Markers(stage);
    this.shapes = new Shapes(stage);
    this.models = new Models(stage);
    this.images = new Images(stage);
    this.spaces = new Spaces(stage, (spaces) => this.labels.follow(spaces));
    stage.onFacades((changed) =>
      this.labels.follow(changed.flatMap(({ spaceId }) => this.venue.getSpace(spaceId) ?? [])),
    );
    this.camera = new Camera(stage, this.floors, parts.hasKeyboard);
    this.outdoor = new Outdoor(stage);
    this.views = new Views(stage, this);
    this.navigation = new Navigation(stage, this.camera);
    this.blueDot = new BlueDot(stage, this.floors);
    this.accessibility = new Accessibility(stage, this.#things(), parts.isListShown);
    this.#queries = this.#listen();
  }

  /**
   * Adds an event listener.
   *
   * @param type - event name
   * @param listener - called with the payload defined in {@link MapEvents}
   * @returns a function that removes the listener
   * @example
   * mapView.on('click', ({ spaces }) => console.log(spaces[0]?.name));
   */
  on<Type extends keyof MapEvents>(type: Type, listener: Listener<MapEvents[Type]>): () => void {
    this.#stage.assertAlive();
    return this.#stage.emitter.on(type, listener);
  }

  /** Removes an event listener. */
  off<Type extends keyof MapEvents>(type: Type, listener: Listener<MapEvents[Type]>): void {
    this.#stage.assertAlive();
    this.#stage.emitter.off(type, listener);
  }

  /**
   * Changes colors and light.
   *
   * @param theme - `auto` follows the page's CSS `color-scheme`; an object overrides values of the
   * light theme, or of the dark theme with `colorScheme: 'dark'`
   */
  setTheme(theme: ThemeChoice): void {
    this.#stage.assertAlive();
    expectTheme('theme', theme);
    this.#stage.themes.choose(theme);
  }

  /**
   * Resolves when a complete frame is rendered and nothing is animating, or the map is destroyed.
   */
  whenIdle(): Promise<void> {
    this.#stage.assertAlive();
    if (!this.#stage.frames.loop.isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      const stops = (['idle', 'destroy'] as const).map((type) =>
        this.#stage.emitter.on(type, () => {
          for (const stop of stops) stop();
          resolve();
        }),
      );
    });
  }

  /** Frees all resources and empties the container. Calling it again is a no-op. */
  destroy(): void {
    this.#stage.destroy();
  }

  /** @internal A click on the host map. */
  click(point: ScreenPoint, event: PointerEvent): void {
    this.#queries.click(point, event);
  }

  #things() {
    const { spaces, labels, models, shapes } = this;
    return { spaces, labels, markers: [this.markers, this.navigation.markers], models, shapes };
  }

  #listen(): PointerQueries {
    const stage = this.#stage;
    const allowed = () => this.camera.interactions;
    // The host map handles its own gestures and reports clicks.
    const gestures: Gestures | undefined = stage.host
      ? undefined
      : new Gestures(stage, allowed, (point, event) => queries.click(point, event));
    const topics = {
      spaces: this.spaces,
      labels: this.labels,
      navigation: this.navigation,
      models: this.models,
      shapes: this.shapes,
    };
    const queries = new PointerQueries(
      stage,
      topics,
      ({ buttons }) => gestures?.isBusy ?? buttons > 0,
    );
    new Keyboard(stage, allowed, {
      stepFloor: (by) => this.floors.step(by, 'user'),
      fitFloor: () => this.camera.fitFloor(),
      select: (event) => {
        if (this.accessibility.focused) this.accessibility.activate(event);
        else queries.click(middleOf(stage), event);
      },
      stepFocus: (by) => this.accessibility.step(by, 'user'),
      leaveFocus: () => this.accessibility.leave(),
      sayKeys: () => this.accessibility.sayKeys(),
    });
    return queries;
  }
}
