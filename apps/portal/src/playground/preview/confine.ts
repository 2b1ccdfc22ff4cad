/**
 * Removes features that neither the frame's sandbox nor its policy prevents. Frames created by the program
 * have their own opaque origin, so the program cannot get another copy from them.
 *
 * - Peer connections, which no directive controls.
 * - `form.submit()`: the sandbox blocks it, but Chrome keeps the process of the frame for the pending
 *   navigation. A program that never ends would block every later preview.
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
 * Allows libraries to start workers. A document with an opaque origin cannot start a worker from a
 * URL of the site, only from a script that imports it. It is a data URL, because Chrome does not
 * start module worker from a blob there (https://crbug.com/40067939).
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
