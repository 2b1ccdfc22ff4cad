/**
 * Client module: who goes by keyboard gets what menus need for that; nobody else loads it. Each key
 * is handed on, so that the first one counts too, and one after a load that failed loads again.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({ key }) => {
    import(/* webpackChunkName: "menu-keys" */ './menuKeys.ts').then(
      ({ takeKey }) => takeKey(key),
      () => undefined,
    );
  });
}
