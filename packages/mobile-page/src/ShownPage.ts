import { showMap, type MapView, type Venue } from '@mezzanine/mezzanine-js';
import type { MapState, StateTopic } from '@mezzanine/mobile-protocol';
import { cameraReport, sendMapEvents } from './mapEvents.ts';
import type { PageState } from './PageState.ts';
import type { Parts } from './Parts.ts';
import { cameraOf, cameraTopics, followScheme, themeOf } from './topics/cameraTopics.ts';
import { itemTopics, type ItemTopics } from './topics/itemTopics.ts';
import { isSame, type MapTopic, type ShownMap } from './topics/MapTopic.ts';
import { outdoorTopic } from './topics/outdoorTopic.ts';
import { placeTopics } from './topics/placeTopics.ts';
import { routeTopics } from './topics/routeTopics.ts';

/** What a map is shown with. */
export interface ShowParts {
  readonly container: HTMLElement;
  readonly venue: Venue;
  readonly state: PageState;
  readonly parts: Parts;
  readonly send: ShownMap['send'];
  readonly fail: ShownMap['fail'];
}

/** A map on the page, and the topics that apply the state to it. */
export class ShownPage {
  readonly mapView: MapView;
  readonly venue: Venue;
  readonly items: ItemTopics;
  readonly #state: PageState;
  readonly #shown: ShownMap;
  readonly #topics: readonly MapTopic[];
  readonly #applied = new Map<StateTopic, { readonly value: unknown; readonly times: number }>();

  /** Shows a map. Its first frame has the wanted floor, camera, and colors. */
  static async show(parts: ShowParts, before: ShownPage | undefined): Promise<ShownPage> {
    const { container, venue, state } = parts;
    const view = before?.mapView;
    // Another language keeps the view that the user has.
    const kept = before?.venue.id === venue.id && view ? keptOptions(view) : {};
    const options = { ...kept, ...showOptions(state.wanted, venue) };
    before?.mapView.destroy();
    followScheme(document, state.wanted.theme);
    return new ShownPage(parts, await showMap(container, venue, options));
  }

  private constructor(parts: ShowParts, mapView: MapView) {
    const { venue, send, fail, state } = parts;
    this.mapView = mapView;
    this.venue = venue;
    this.#state = state;
    this.#shown = { mapView, venue, send, fail };
    this.items = itemTopics(this.#shown);
    this.#topics = this.#makeTopics(parts.parts);
    sendMapEvents(this.#shown, this.items, () => state.wanted.cameraRules?.reports);
    mapView.on('error', ({ error }) => fail('venue', error));
    // The first frame shows these already.
    const { floor } = state.wanted;
    const isKnown = floor === undefined || venue.getFloor(floor.id) !== undefined;
    for (const topic of ['theme', 'camera'] as const) this.#note(topic);
    if (isKnown) this.#note('floor');
    send('map-shown', { floorId: mapView.floors.current.id, camera: cameraReport(mapView.camera) });
  }

  /** Applies every topic that differs from what was applied. */
  apply(): void {
    for (const topic of this.#topics) {
      const before = this.#applied.get(topic.name);
      const value = this.#state.wanted[topic.name];
      const isAgain =
        topic.isShared === true &&
        before !== undefined &&
        this.#state.sentTimes(topic.name) !== before.times;
      if (!isAgain && isSame(before?.value, value)) continue;
      try {
        topic.apply(value, before?.value as never);
      } catch (error) {
        this.#shown.fail(topic.name, error);
      }
      this.#note(topic.name);
    }
  }

  #note(topic: StateTopic): void {
    this.#applied.set(topic, {
      value: this.#state.wanted[topic],
      times: this.#state.sentTimes(topic),
    });
  }

  #makeTopics(parts: Parts): readonly MapTopic[] {
    const { labels, markers, shapes, models, images } = this.items;
    const [theme, floor, cameraRules, camera] = cameraTopics(this.#shown);
    const lists = [
      { name: 'labels', apply: (wanted: MapState['labels']) => labels.apply(wanted?.items) },
      { name: 'markers', apply: (wanted: MapState['markers']) => markers.apply(wanted) },
      { name: 'shapes', apply: (wanted: MapState['shapes']) => shapes.apply(wanted) },
      { name: 'models', apply: (wanted: MapState['models']) => models.apply(wanted) },
      { name: 'images', apply: (wanted: MapState['images']) => images.apply(wanted) },
    ] as const;
    const first: readonly MapTopic[] = [theme, cameraRules, floor, camera];
    const last = [...placeTopics(this.#shown), ...routeTopics(this.#shown)];
    return [...first, ...lists, ...last, outdoorTopic(this.#shown, parts)];
  }
}

function keptOptions({ camera, floors }: MapView) {
  const { center, bearing, pitch, zoomLevel } = camera;
  return { center, bearing, pitch, zoomLevel, floor: floors.current.id };
}

function showOptions(wanted: MapState, venue: Venue) {
  const { floor, theme, camera, labels, accessibility = {} } = wanted;
  const { kinds, messages, ...rest } = accessibility;
  const texts = { ...messages, ...(kinds && { kinds }) };
  return {
    theme: themeOf(theme),
    labels: labels?.names === 'none' ? ('none' as const) : ('auto' as const),
    ...(floor && venue.getFloor(floor.id) && { floor: floor.id }),
    ...(camera && cameraOf(camera)),
    ...rest,
    ...(Object.keys(texts).length > 0 && { messages: texts }),
  };
}
