import type { PagePart } from '@mezzanine/mobile-protocol';
import { PageError } from './errors.ts';

/** What the script of the outdoor part adds to the window. */
interface OutdoorPart {
  readonly library: object;
  /** Source of MapLibre's worker. */
  readonly worker: string;
}

declare global {
  interface Window {
    mezzanineOutdoor?: OutdoorPart;
  }
}

/** Parts of the program that the host sends when they are first needed. */
export class Parts {
  readonly #request: (part: PagePart) => void;
  #waiting: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  #workerUrl: string | undefined;

  /** @param request - asks the host for a part */
  constructor(request: (part: PagePart) => void) {
    this.#request = request;
  }

  /** Resolves when a part has arrived. */
  need(part: PagePart): Promise<void> {
    if (window.mezzanineOutdoor !== undefined) return Promise.resolve();
    return new Promise((done, fail) => {
      this.#waiting.push({ done, fail });
      if (this.#waiting.length === 1) this.#request(part);
    });
  }

  /** Runs the script of a part. The page's policy permits only the built script. */
  give(part: PagePart, script: string): void {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
    element.remove();
    const waiting = this.#waiting;
    this.#waiting = [];
    if (window.mezzanineOutdoor !== undefined) {
      for (const { done } of waiting) done();
      return;
    }
    const error = new PageError(
      'outdoor-unavailable',
      `The script for “${part}” is not the one that belongs to this page. Bundle both files of the same version.`,
    );
    for (const { fail } of waiting) fail(error);
    throw error;
  }

  /** URL of MapLibre's worker. */
  workerUrl(): string {
    const source = window.mezzanineOutdoor?.worker ?? '';
    this.#workerUrl ??= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    return this.#workerUrl;
  }
}
