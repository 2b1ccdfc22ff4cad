/** Listener for one type of event. */
export type Listener<Event> = (event: Event) => void;

/**
 * A typed event emitter.
 *
 * @typeParam Events - payload of each event
 */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Adds a listener and returns a function that removes it. */
  on<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>): () => void {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set.add(listener));
    return () => this.off(type, listener);
  }

  /** Removes a listener. */
  off<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** Whether there are listeners. */
  has(type: keyof Events): boolean {
    return (this.#listeners.get(type)?.size ?? 0) > 0;
  }

  /**
   * Calls the listeners. If one throws, the others are still called, and its error is reported as
   * uncaught.
   */
  emit<Type extends keyof Events>(type: Type, event: Events[Type]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        (listener as Listener<Events[Type]>)(event);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  /** Removes all listeners. */
  clear(): void {
    this.#listeners.clear();
  }
}
