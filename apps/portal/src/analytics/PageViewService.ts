/** A page view. */
export interface PageView {
  /** Path without query and fragment, because a query can contain what a user typed. */
  readonly path: string;
  readonly title: string;
  /** Host of the referrer, if it is another site. */
  readonly referrerHost?: string;
}

/** A service that counts page views. `report` never throws: a failing service has no effect. */
export interface PageViewService {
  report(view: PageView): void;
}

/** Sends JSON without waiting; failures are ignored. */
export function sendJson(address: string, body: object): void {
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
