/**
 * Takes away what neither the frame's sandbox nor its policy keeps from a program. A frame that the
 * program makes has an origin of its own, out of its reach, so there is no second copy to be had.
 *
 * - Connections between browsers, which no directive governs.
 * - `form.submit()`: the sandbox refuses it, but Chrome keeps the process of the frame for what would
 *   come of it. One that never ends its work would then hold every preview after it.
 */
export function confine(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
    Reflect.deleteProperty(window, name);
  }
  HTMLFormElement.prototype.submit = refuseForm;
}

function refuseForm(): never {
  throw new DOMException(
    'Forms cannot be submitted in the preview. Handle the "submit" event instead.',
    'SecurityError',
  );
}

/**
 * Lets libraries start their workers: a document without an origin may not start one from an
 * address of the site, but one that imports it. It stands in an address of its own, since Chrome
 * starts no module worker from a blob there (https://crbug.com/40067939).
 */
export function startWorkersFromMemory(): void {
  const { Worker: Native } = window;
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      const address = new URL(url, location.href);
      if (address.origin !== location.origin || address.protocol === 'blob:') {
        super(url, options);
        return;
      }
      const source = `import ${JSON.stringify(address.href)};`;
      super(`data:text/javascript,${encodeURIComponent(source)}`, { ...options, type: 'module' });
    }
  };
}
