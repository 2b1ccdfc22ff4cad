/**
 * Client module: loads the keyboard support of menus at the first key press. Each key is passed on, so
 * that the first one has an effect, and one after a failed load tries again.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({ key }) => {
    import(/* webpackChunkName: "menu-keys" */ './menuKeys.ts').then(
      ({ takeKey }) => takeKey(key),
      () => undefined,
    );
  });
}
