/** An event in the provider's format: results were shown or opened. */
export interface SearchEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

/** Sends events without waiting for the result. */
export type SendEvents = (events: readonly SearchEvent[]) => void;

/** Time after which results count as shown, in milliseconds. */
const viewPauseMs = 400;
/** Maximum number of object ids per event. */
const batchSize = 20;

/** Reports which results were shown and opened. */
export class SearchEvents {
  readonly #index: string;
  readonly #send: SendEvents;
  /** Required by the provider; exists as long as the page and identifies no one. */
  readonly #userToken = `anonymous-${Math.random().toString(36).slice(2)}`;
  #shown: ReturnType<typeof setTimeout> | undefined;
  #lastShown = '';

  constructor(index: string, send: SendEvents) {
    this.#index = index;
    this.#send = send;
  }

  /** Reports shown results, unless the next key press replaces them. */
  show(objectIds: readonly string[]): void {
    clearTimeout(this.#shown);
    const shown = objectIds.join(' ');
    if (shown === '' || shown === this.#lastShown) return;
    this.#shown = setTimeout(() => {
      this.#lastShown = shown;
      const batches = Math.ceil(objectIds.length / batchSize);
      this.#send(
        Array.from({ length: batches }, (_, batch) => ({
          ...this.#event('view', 'Items Viewed'),
          objectIDs: objectIds.slice(batch * batchSize, (batch + 1) * batchSize),
        })),
      );
    }, viewPauseMs);
  }

  /**
   * Reports an opened result.
   *
   * @param position - index in the response, from 1
   */
  open(objectId: string, position: number, queryId: string | undefined): void {
    this.#send([
      {
        ...this.#event('click', 'Item Selected'),
        objectIDs: [objectId],
        ...(queryId === undefined ? {} : { queryID: queryId, positions: [position] }),
      },
    ]);
  }

  #event(eventType: SearchEvent['eventType'], eventName: string) {
    return { eventType, eventName, index: this.#index, userToken: this.#userToken };
  }
}
