import type { Coordinate } from '../data/Coordinate.ts';
import type { Directions, DirectionsInstruction } from '../data/directions/Directions.ts';
import { LinkLayer, type RouteLink } from '../scene/navigation/LinkLayer.ts';
import { lengthOf } from '../scene/lines.ts';
import { RouteLayer } from '../scene/navigation/RouteLayer.ts';
import type { Camera } from './Camera.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { ChangeReason, NavigationHit } from './mapEvents.ts';
import { fillText } from './accessibility/messages.ts';
import type { Marker } from './Marker.ts';
import { alongAt } from './navigation/alongAt.ts';
import { Markers } from './Markers.ts';
import { expectDirections, expectNavigationOptions } from './navigation/expectDirections.ts';
import {
  planRoute,
  sliceLine,
  type FloorChange,
  type PlannedStep,
  type RoutePlan,
} from './navigation/planRoute.ts';
import { RouteMarkers } from './navigation/RouteMarkers.ts';
import { parseColor } from './parseColor.ts';
import type { Stage } from './Stage.ts';
import type { NavigationOptions } from './navigation/NavigationOptions.ts';

interface Shown {
  readonly directions: Directions;
  readonly plan: RoutePlan;
  readonly options: NavigationOptions;
  step: number;
}

const WIDTH_PIXELS = 9;
/** Tolerance for hitting a route, because fingers and mice are not exact. */
const REACH_PIXELS = 4;
const REVEAL_MS = 900;
const GLINT_MS = 1500;
const PADDING_PIXELS = 84;
const NEAREST_ZOOM = 20.6;
/** Distance to keep in view around a step, */
const ROOM_METERS = 3;
/** and across it if the step is very short. */
const LEAST_VIEW_METERS = 24;

/** Shows directions on the map, step by step. */
export class Navigation {
  readonly #stage: Stage;
  readonly #camera: Camera;
  readonly #layer: RouteLayer;
  readonly #links: LinkLayer;
  /** @internal Origin, destinations, and chips of the route. */
  readonly markers: Markers;
  readonly #markers: RouteMarkers;
  #shown: Shown | undefined;

  /** @internal */
  constructor(stage: Stage, camera: Camera) {
    this.#stage = stage;
    this.#camera = camera;
    this.#layer = new RouteLayer(stage.scene);
    this.#links = new LinkLayer(stage.scene);
    this.markers = new Markers(stage, (marker) => ({ navigation: this.#hitsOf(marker) }));
    this.#markers = new RouteMarkers(this.markers);
    stage.themes.onChange(() => this.#style());
    stage.emitter.on('click', ({ markers }) => {
      for (const marker of markers) this.#goToLeg(this.#markers.legOf(marker));
    });
  }

  /** The directions that are shown; `undefined` if there are none. */
  get directions(): Directions | undefined {
    return this.#shown?.directions;
  }

  /** All steps of the route from start to end; empty if there are none. */
  get steps(): readonly DirectionsInstruction[] {
    return this.#shown?.directions.instructions ?? [];
  }

  /** Index of the current step in `steps`; `undefined` if no directions are shown. */
  get currentStep(): number | undefined {
    return this.#shown?.step;
  }

  /**
   * Shows directions in place of the previous ones, and starts at their first step.
   *
   * @param directions - from `venue.directions`
   * @param options - color, width, camera, markers, and animation
   * @throws MezzanineError `invalid-argument`, including if there is no route, or `unknown-target` if
   * the directions belong to another venue
   * @example
   * const result = venue.directions(entrance, shop);
   * if (result.type === 'directions') mapView.navigation.show(result);
   */
  show(directions: Directions, options: NavigationOptions = {}): void {
    this.#stage.assertAlive();
    expectDirections(this.#stage, directions);
    expectNavigationOptions(options);
    const plan = this.#draw(directions, options);
    if ((options.animate ?? true) && !this.#stage.isReducedMotion) {
      this.#layer.reveal(0, plan.stretches[1]?.startsAt ?? plan.totalMeters, REVEAL_MS);
    }
    if (options.fit ?? true) this.#focusLeg(plan.steps[0]);
    this.#tell(0, 'api');
  }

  /**
   * Shows another route in the same style, for example after the user left the first. The camera
   * does not move.
   *
   * @param directions - directions from the current position
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  reroute(directions: Directions): void {
    this.#stage.assertAlive();
    expectDirections(this.#stage, directions);
    this.#draw(directions, this.#shown?.options ?? {});
    this.#tell(0, 'api');
  }

  /**
   * Goes to a step: shows its floor and the route from there, and announces the instruction to
   * screen readers. The route before it is drawn lighter.
   *
   * @param index - index in `steps`
   * @throws MezzanineError `invalid-argument` if there is no such step
   */
  setStep(index: number): void {
    this.#stage.assertAlive();
    if (!Number.isInteger(index) || !this.steps[index]) {
      const { length } = this.steps;
      const expected =
        length > 0 ? `an integer from 0 to ${length - 1}` : 'no call before show(directions)';
      throw invalidArgument('index', index, expected);
    }
    this.#setStep(index, 'api');
  }

  /** Goes to the next step. A no-op at the last step, or if no directions are shown. */
  next(): void {
    this.#stage.assertAlive();
    this.#stepBy(1);
  }

  /** Goes to the previous step. A no-op at the first step, or if no directions are shown. */
  previous(): void {
    this.#stage.assertAlive();
    this.#stepBy(-1);
  }

  /** Removes the route and its markers from the map. Calling it again is a no-op. */
  clear(): void {
    this.#stage.assertAlive();
    if (!this.#shown) return;
    this.#shown = undefined;
    this.#layer.setStretches([]);
    this.#links.setLinks([]);
    this.#markers.clear();
    this.#stage.wake();
  }

  /** @internal The part of the route under a point of the frame. */
  at(x: number, y: number): NavigationHit[] {
    if (!this.#shown) return [];
    const { plan, options } = this.#shown;
    const widthPixels = options.widthPixels ?? WIDTH_PIXELS;
    const reach = widthPixels / 2 + REACH_PIXELS;
    const along = plan.stretches.flatMap(({ line, startsAt, floorId }) => {
      const seen = line.map(([east, north]) => this.#stage.project([east, north, 0], floorId));
      return alongAt({ line, seen, startsAt }, { x, y }, reach) ?? [];
    });
    const found = along.toSorted((a, b) => b - a).map((one) => this.#stepAt(one));
    return [...new Set(found)].flatMap((index) => this.#hit('way', index));
  }

  #stepAt(along: number): number {
    const steps = this.#shown?.plan.steps ?? [];
    return Math.max(
      steps.findLastIndex((step) => step.along <= along),
      0,
    );
  }

  #hitsOf(marker: Marker): NavigationHit[] {
    const leg = this.#markers.legOf(marker);
    const index = this.steps.findIndex((step) => leg !== undefined && step.leg >= leg);
    return index < 0 ? [] : this.#hit('chip', index);
  }

  #hit(part: NavigationHit['part'], index: number): NavigationHit[] {
    const step = this.steps[index];
    return step ? [{ part, step, index }] : [];
  }

  #draw(directions: Directions, options: NavigationOptions): RoutePlan {
    const plan = planRoute(directions, this.#stage.projection);
    this.#shown = { directions, plan, options, step: 0 };
    this.#layer.setStretches(plan.stretches);
    this.#links.setLinks(plan.changes.map((change) => this.#linkOf(change)));
    this.#style();
    return plan;
  }

  #linkOf({ from, to, fromFloor, toFloor }: FloorChange): RouteLink {
    const toLocal = (one: Coordinate) =>
      this.#stage.projection.toLocal([one.longitude, one.latitude]);
    return {
      from: toLocal(from),
      to: toLocal(to),
      fromFloorId: fromFloor.id,
      toFloorId: toFloor.id,
    };
  }

  #style(): void {
    if (!this.#shown) return;
    const { directions, plan, options } = this.#shown;
    const { messages, themes } = this.#stage;
    const theme = themes.current;
    const color = options.color ?? theme.accent;
    const { rgb } = parseColor(color, 'options.color');
    this.#links.setColor(rgb);
    this.#layer.setStyle({
      color: rgb,
      paper: parseColor(theme.colorScheme === 'dark' ? theme.paper : theme.labelHalo, 'theme').rgb,
      widthPixels: options.widthPixels ?? WIDTH_PIXELS,
    });
    if (options.markers ?? true) this.#markers.show(directions, plan, { color, theme, messages });
    else this.#markers.clear();
    this.#stage.wake();
  }

  #stepBy(by: 1 | -1): void {
    const next = (this.#shown?.step ?? 0) + by;
    if (this.steps[next]) this.#setStep(next, 'api');
  }

  #goToLeg(leg: number | undefined): void {
    if (leg === undefined || !this.#shown) return;
    const index = this.steps.findIndex((step) => step.leg >= leg);
    if (index >= 0) this.#setStep(index, 'user');
  }

  #setStep(index: number, reason: ChangeReason): void {
    const { plan } = this.#shown ?? {};
    const step = plan?.steps[index];
    if (!plan || !step) return;
    const { action } = step.instruction.detail;
    this.#layer.setPassed(step.along);
    if (action === 'depart' || action === 'continue') this.#focusLeg(step);
    else this.#focusStep(step, plan.steps[index + 1]);
    this.#tell(index, reason);
  }

  /** The remaining route on the floor of a step. */
  #focusLeg(step: PlannedStep | undefined): void {
    if (step) this.#focus(step, Infinity);
  }

  #focusStep(step: PlannedStep, next: PlannedStep | undefined): void {
    this.#focus(step, next?.stretch === step.stretch ? next.along : step.along);
  }

  #focus(step: PlannedStep, until: number): void {
    const stretch = this.#shown?.plan.stretches[step.stretch];
    if (!stretch) return;
    const { line, startsAt, floorId } = stretch;
    const { projection, isReducedMotion } = this.#stage;
    const points = sliceLine(line, step.along - startsAt, until - startsAt);
    const room = Math.max(ROOM_METERS, (LEAST_VIEW_METERS - lengthOf(points)) / 2);
    const around = points.flatMap(([x, y]) =>
      [-room, room].flatMap((d) => [[x + d, y] as const, [x, y + d] as const]),
    );
    const { width, height } = this.#stage.viewport;
    void this.#camera.focusOn(
      around.map((point) => projection.toCoordinate(point, floorId)),
      {
        paddingPixels: Math.min(PADDING_PIXELS, Math.min(width, height) * 0.22),
        maxZoomLevel: NEAREST_ZOOM,
      },
    );
    const last = startsAt + Math.min(until - startsAt, lengthOf(line));
    if (isReducedMotion || last - step.along < 1) return;
    this.#layer.glint(step.along, last, { delayMs: REVEAL_MS / 2, durationMs: GLINT_MS });
  }

  #tell(index: number, reason: ChangeReason): void {
    const shown = this.#shown;
    const step = shown?.directions.instructions[index];
    if (!shown || !step) return;
    shown.step = index;
    const words = { floor: step.floor.name, step: step.text };
    this.#stage.root.announce(fillText(this.#stage.messages.step, words));
    this.#stage.wake();
    this.#stage.emitter.emit('navigation-step', { step, index, reason });
  }
}
