/** Listens to one kind of event. */
export type Listener<Event> = (event: Event) => void;

/**
 * Events by name, with types.
 *
 * @typeParam Events - what each event carries
 */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Adds a listener; the result removes it. */
  on<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>): () => void {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set.add(listener));
    return () => this.off(type, listener);
  }

  /** Removes a listener. */
  off<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** Whether anyone listens. */
  has(type: keyof Events): boolean {
    return (this.#listeners.get(type)?.size ?? 0) > 0;
  }

  /**
   * Tells the listeners. One that throws does not keep the others from hearing; its error is
   * reported to the page as uncaught.
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
