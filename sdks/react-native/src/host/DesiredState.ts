import type { LabelItem, MapState, StateChange } from '@mezzanine/mobile-protocol';

/** A topic of the state. */
export type Topic = keyof MapState;

/** Items with keys, by topic. */
export interface Items {
  readonly labels: LabelItem;
  readonly markers: ItemIn<'markers'>;
  readonly shapes: ItemIn<'shapes'>;
  readonly models: ItemIn<'models'>;
  readonly images: ItemIn<'images'>;
  readonly spaces: ItemIn<'spaces'>;
}

type ItemIn<T extends 'markers' | 'shapes' | 'models' | 'images' | 'spaces'> = NonNullable<
  MapState[T]
>[number];

/** A topic with items. */
export type ItemTopic = keyof Items;

/** A value, and a string that is equal for equal values. */
interface Kept {
  readonly value: unknown;
  readonly text: string;
}

/**
 * What the app wants on the map. Remembers what was sent to the page, so that only topics that
 * differ from it are sent.
 */
export class DesiredState {
  readonly #topics = new Map<Topic, Kept>();
  readonly #items = new Map<Topic, Map<string, Kept>>();
  readonly #changed = new Set<Topic>();
  readonly #sent = new Map<Topic, string>();

  /**
   * Sets a topic; `undefined` resets it.
   *
   * @param identity - a string that is equal for equal values; default: the value as JSON
   * @returns whether this is a change
   */
  set<T extends Topic>(topic: T, value: MapState[T] | undefined, identity?: string): boolean {
    const before = this.#topics.get(topic)?.text;
    if (value === undefined) this.#topics.delete(topic);
    else this.#topics.set(topic, { value, text: identity ?? JSON.stringify(value) });
    return this.#mark(topic, before !== this.#topics.get(topic)?.text);
  }

  /**
   * Sets an item by its key; `undefined` removes it. New items are last.
   *
   * @returns whether this is a change
   */
  setItem<T extends ItemTopic>(topic: T, key: string, item: Items[T] | undefined): boolean {
    const items = this.#items.get(topic) ?? new Map<string, Kept>();
    this.#items.set(topic, items);
    const before = items.get(key)?.text;
    if (item === undefined) items.delete(key);
    else items.set(key, { value: item, text: JSON.stringify(item) });
    return this.#mark(topic, before !== items.get(key)?.text);
  }

  /** The value of a topic. */
  get<T extends Topic>(topic: T): MapState[T] {
    return this.#topics.get(topic)?.value as MapState[T];
  }

  /** Returns changes that the page has not received, or `undefined`, and marks them as received. */
  takeChange(): StateChange | undefined {
    const state: Partial<Record<Topic, unknown>> = {};
    const reset: Topic[] = [];
    for (const topic of this.#changed) {
      const kept = this.#compose(topic);
      if (kept?.text === this.#sent.get(topic)) continue;
      if (kept) {
        state[topic] = kept.value;
        this.#sent.set(topic, kept.text);
      } else {
        reset.push(topic);
        this.#sent.delete(topic);
      }
    }
    this.#changed.clear();
    if (Object.keys(state).length === 0 && reset.length === 0) return undefined;
    return { state: state as MapState, ...(reset.length > 0 && { reset }) };
  }

  /** Forgets what was sent to the page, for a page without state. */
  forgetPage(): void {
    this.#sent.clear();
    for (const topic of [...this.#topics.keys(), ...this.#items.keys()]) this.#changed.add(topic);
  }

  #mark(topic: Topic, isChange: boolean): boolean {
    if (isChange) this.#changed.add(topic);
    return isChange;
  }

  #compose(topic: Topic): Kept | undefined {
    const own = this.#topics.get(topic);
    const kept = [...(this.#items.get(topic)?.values() ?? [])];
    if (kept.length === 0) return own;
    const items = kept.map(({ value }) => value);
    const text = `${own?.text ?? ''}[${kept.map((item) => item.text).join(',')}]`;
    // Labels are the only topic with items and fields.
    return { value: topic === 'labels' ? { ...(own?.value as object), items } : items, text };
  }
}
