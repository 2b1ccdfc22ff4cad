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

/** What a map view needs besides its stage. */
export interface MapViewParts {
  readonly labels: 'auto' | 'none';
  readonly hasKeyboard: boolean;
  readonly isListShown: boolean;
}

/** A map in a page; made by `showMap`. */
export class MapView {
  /** What is shown. */
  readonly venue: Venue;
  /** The element the map was put into. */
  readonly container: HTMLElement;
  /** What is drawn into; takes the keyboard's focus. */
  readonly canvas: HTMLCanvasElement;
  /** How spaces are drawn, and which answer to the pointer. */
  readonly spaces: Spaces;
  /** Texts on the map. */
  readonly labels: Labels;
  /** Elements of the page that stand on the map. */
  readonly markers: Markers;
  /** Areas, lines and points that code added. */
  readonly shapes: Shapes;
  /** Models that stand on floors. */
  readonly models: Models;
  /** Pictures that lie on floors. */
  readonly images: Images;
  /** Where the map is seen from. */
  readonly camera: Camera;
  /** Which floor is shown. */
  readonly floors: Floors;
  /** Floors of a building drawn apart. */
  readonly stackedMaps: StackedMaps;
  /** The world around the venue. */
  readonly outdoor: Outdoor;
  /** Named views that can be restored and shared. */
  readonly views: Views;
  /** The way to go, drawn and step by step. */
  readonly navigation: Navigation;
  /** Where the person is. */
  readonly blueDot: BlueDot;
  /** What has the focus on the map, and the list of what is there. */
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
    this.labels = new Labels(stage, parts.labels);
    this.markers = new Markers(stage);
    this.shapes = new Shapes(stage);
    this.models = new Models(stage);
    this.images = new Images(stage);
    this.spaces = new Spaces(stage, (spaces) => this.labels.follow(spaces));
    this.camera = new Camera(stage, this.floors, parts.hasKeyboard);
    this.stackedMaps = new StackedMaps(stage, this.floors);
    this.outdoor = new Outdoor(stage);
    this.views = new Views(stage, this);
    this.navigation = new Navigation(stage, this.camera);
    this.blueDot = new BlueDot(stage, this.floors);
    this.accessibility = new Accessibility(stage, this.#things(), parts.isListShown);
    this.#queries = this.#listen();
  }

  /**
   * Listens to an event.
   *
   * @param type - name of the event
   * @param listener - told with what {@link MapEvents} says
   * @returns a function that stops listening
   * @example
   * mapView.on('click', ({ spaces }) => console.log(spaces[0]?.name));
   */
  on<Type extends keyof MapEvents>(type: Type, listener: Listener<MapEvents[Type]>): () => void {
    this.#stage.assertAlive();
    return this.#stage.emitter.on(type, listener);
  }

  /** Stops listening to an event. */
  off<Type extends keyof MapEvents>(type: Type, listener: Listener<MapEvents[Type]>): void {
    this.#stage.assertAlive();
    this.#stage.emitter.off(type, listener);
  }

  /**
   * Changes colors and light.
   *
   * @param theme - `auto` follows the page's CSS `color-scheme`; an object changes single values of
   *   the light theme, or of the dark one with `colorScheme: 'dark'`
   */
  setTheme(theme: ThemeChoice): void {
    this.#stage.assertAlive();
    expectTheme('theme', theme);
    this.#stage.themes.choose(theme);
  }

  /** Resolves when a complete picture is drawn and nothing moves any more, or the map is gone. */
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

  /** Frees everything and empties the container. Calling it again does nothing. */
  destroy(): void {
    this.#stage.destroy();
  }

  /** @internal A click on the map of someone else. */
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
    // The map of someone else is moved by its own gestures, and tells of clicks.
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
