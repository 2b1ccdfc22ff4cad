/** Listeners by type of event. */
export class Listeners<Events> {
  readonly #byType = new Map<keyof Events, Set<(detail: never) => void>>();

  /** Adds a listener. Returns a function that removes it. */
  add<T extends keyof Events>(type: T, listener: (detail: Events[T]) => void): () => void {
    const listeners = this.#byType.get(type) ?? new Set();
    this.#byType.set(type, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Calls the listeners of a type. */
  emit<T extends keyof Events>(type: T, detail: Events[T]): void {
    for (const listener of [...(this.#byType.get(type) ?? [])]) {
      (listener as (detail: Events[T]) => void)(detail);
    }
  }
}
