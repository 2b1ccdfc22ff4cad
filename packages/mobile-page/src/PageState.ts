import type { MapState, StateChange, StateTopic } from '@mezzanine/mobile-protocol';

/** The desired content of the map, and how often each topic was sent. */
export class PageState {
  #wanted: MapState = {};
  readonly #sent = new Map<StateTopic, number>();

  /** The merged state. */
  get wanted(): MapState {
    return this.#wanted;
  }

  /** Merges a change. */
  change({ state, reset = [] }: StateChange): void {
    const kept = Object.entries(this.#wanted).filter(
      ([topic]) => !reset.includes(topic as StateTopic),
    );
    this.#wanted = { ...(Object.fromEntries(kept) as MapState), ...state };
    for (const topic of [...reset, ...(Object.keys(state) as StateTopic[])]) {
      this.#sent.set(topic, this.sentTimes(topic) + 1);
    }
  }

  /** Number of times a topic was sent, so that sending the same value again applies it again. */
  sentTimes(topic: StateTopic): number {
    return this.#sent.get(topic) ?? 0;
  }

  /** Forgets everything. */
  clear(): void {
    this.#wanted = {};
    this.#sent.clear();
  }
}
