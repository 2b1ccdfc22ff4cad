/** One page view. */
export interface PageView {
  /** Path without query and hash: a query may hold what a reader typed. */
  readonly path: string;
  readonly title: string;
  /** Host the reader came from, when it is another one. */
  readonly referrerHost?: string;
}

/** A service that counts page views. `report` never throws: a service that is down harms nothing. */
export interface PageViewService {
  report(view: PageView): void;
}

/** Sends JSON without waiting; failures are dropped on purpose. */
export function sendJson(address: string, body: object): void {
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
