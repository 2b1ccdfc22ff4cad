/** Listeners by event name. Each argument list is what the older version passes. */
export class OldEvents<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /**
   * Listens to an event.
   *
   * @param type - name of the event
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set.add(listener));
  }

  /**
   * Stops listening to an event.
   *
   * @param type - name of the event
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** @internal Calls the listeners. One that throws does not stop the others. */
  emit<Type extends keyof Events>(type: Type, event: Events[Type]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        (listener as (event: Events[Type]) => void)(event);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
