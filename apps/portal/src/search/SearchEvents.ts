/** A report that results were shown or opened, as the provider takes it. */
export interface SearchEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

/** Sends reports on their way; what becomes of them is nobody's to wait for. */
export type SendEvents = (events: readonly SearchEvent[]) => void;

/** Results are shown when they have stood for so long, in milliseconds. */
const viewPauseMs = 400;
/** Object ids of one event. */
const batchSize = 20;

/** Reports which results a reader was shown and which were opened. */
export class SearchEvents {
  readonly #index: string;
  readonly #send: SendEvents;
  /** Lives as long as the page and names nobody; the provider asks for one. */
  readonly #userToken = `anonymous-${Math.random().toString(36).slice(2)}`;
  #shown: ReturnType<typeof setTimeout> | undefined;
  #lastShown = '';

  constructor(index: string, send: SendEvents) {
    this.#index = index;
    this.#send = send;
  }

  /** Results stand before the reader; those that the next key press replaces are not reported. */
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
   * The reader opened a result.
   *
   * @param position - its place in the answer, from 1
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
