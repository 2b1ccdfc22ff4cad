/**
 * Client module: loads the keyboard support of menus at the first key press. Each key press is
 * passed on, so the first one has an effect, and the next one after a failed load tries again.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({ key }) => {
    import(/* webpackChunkName: "menu-keys" */ './menuKeys.ts').then(
      ({ takeKey }) => takeKey(key),
      () => undefined,
    );
  });
}
