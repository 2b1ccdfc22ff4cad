/**
 * Shows that a script of the first page failed to load, with a button that loads the page again. Later,
 * the framework shows failures.
 */
export function reportLoadFailure(): void {
  let isShown = false;
  const show = (text: string): void => {
    if (isShown || document.documentElement.dataset['hasHydrated'] === 'true') return;
    isShown = true;
    const box = document.createElement('div');
    box.role = 'alert';
    box.className = 'load-failure';
    const retry = document.createElement('button');
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => location.reload());
    box.append(text, retry);
    document.body.prepend(box);
  };
  addEventListener('unhandledrejection', ({ reason }: { readonly reason: unknown }) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') show(String(reason));
  });
  const onError = ({ target }: Event): void => {
    // Scripts that the page can do without are asynchronous.
    if (target instanceof HTMLScriptElement && !target.async) show(`Loading ${target.src} failed.`);
  };
  addEventListener('error', onError, true);
}
